import { describe, expect, it } from 'vitest';
import { findAnswered } from './coverage.ts';
import { findQuestions } from './questions.ts';

describe('whether a draft answers a question', () => {
  it.each([
    ['Can you come on Friday?', 'Yes, Friday works', true],
    ['How did the exam go?', 'It went OK I think.', true],
    ['How did the exam go?', 'I went by train.', false],
    ['Which would you prefer?', 'I would like a full refund.', true],
    ['Which would you prefer?', 'The chair is broken.', false],
    ['Would you take 3,200?', '3200 is too low.', true],
    ['Would you take 3,200?', 'The tyres are new.', false],
    ['When could I come and look at it?', 'Could you come Saturday morning?', true],
    ['When could I come and look at it?', 'Could you come with a friend?', false],
    ['Would 2 pm or Sunday at 10 suit you?', '2pm Saturday works.', true],
    ['Would 2 pm or Sunday at 10 suit you?', 'The flat looks nice.', false],
    ['Could we split the cost?', 'But we are happy to go halves.', true],
    ['Could we split the cost?', 'But the fence is old.', false],
    ['What is the alarm code for the shed?', 'code is on the hook', true],
    ['When could you deliver?', 'delivery week 23', true],
    ['How long will it take?', 'label attached, 3-5 days after we get it back', true],
    ['How long will it take?', 'label attached, sent 3 days ago', false],
    ['Is the budget approved?', 'approved by finance this morning', true],
    ['Is the budget approved?', 'the budget is long', false],
    ['Have you registered with the exam office?', 'registration not yet', true],
    ['What is the alarm code for the shed?', 'the lamp is red', false],
    ['Which file is it about?', "it's the second one", true],
    ['What should I bring?', 'a cake would be lovely', true],
    ['How many will move in?', 'just me and my brother', true],
    ['When would you like to view it?', 'Saturday or Sunday afternoon', true],
    ['Will somebody be at the shop?', 'nobody at the shop', true],
    ['Can your son join?', 'yes, he can, no problem', true],
    ['Could one of you come along?', 'i have to work so i cant come', true],
    ['Who painted the sign?', 'painted by ole', true],
    ['The tap in flat 2 drips, any idea?', 'flat 2: turn the valve', true],
    ['Should we renew the licence?', 'license yes', true],
    ['Any comments?', 'looks good, only the date is wrong', true],
    ['Any thoughts on the draft?', 'I like the first page best.', true],
    ['Do you know where the projector is?', 'no idea sorry, ask Milo', true],
    ['Which day suits you?', 'Neither. I work both days.', true],
    ['Are you free on Saturday?', 'Climbing! Saturday 10?', true],
    ['Will you speak at the memorial?', 'honoured to', true],
    ['Would you like to see it again?', 'nice flat, like to see again saturday morning', true],
    ['Would you like to see it again?', 'nice flat', false],
    ['Do you still have the spare room?', 'the room is yours', true],
    ['Do you still have the spare room?', 'the room has a new carpet', false],
    ['Can you come on Friday?', 'Friday does not suit me.', true],
    ['Can you come on Friday?', 'Yes.', true],
    ['Can you come on Friday?', 'I can’t, sorry.', true],
    ['Can you come on Friday?', 'Thanks for the nice photos.', false],
    ['Can you come on Friday?', 'Can you tell me more about Friday?', false],
    ['Can you come on Friday?', "Can't come on Friday, is Monday possible?", true],
    ['Can you come on Friday?', 'If you come on Friday, can you bring it?', false],
    ['When can you send the contract?', 'I will send it tomorrow.', true],
    ['When can you send the contract?', 'On Friday.', true],
    ['When can you send the contract?', 'The contract is long.', false],
    ['When can you send the contract?', 'We had a lovely trip to the coast on Monday.', false],
    ['When can you send the contract?', "I don't know yet when the contract is ready.", true],
    ['Can you confirm the delivery date for the Leeds order?', 'delivery thursday 26 nov, morning.', true],
    ['Can you confirm the delivery date for the Leeds order?', 'The delivery is under way.', false],
    ['How much does the hall cost?', 'The hall costs €400.', true],
    ['How much does the hall cost?', 'The hall is cheap.', false],
    ['How many chairs do you need?', '40 chairs, please.', true],
    ['Who from your side will sign the acceptance form?', 'lanyards yes but extra 3 days.', false],
    ['Who from your side will sign the acceptance form?', 'Anna will sign the form.', true],
    ['Who from your side will sign the acceptance form?', 'it is printed', false],
    ['Who from your side will sign the acceptance form?', 'the form will be signed by friday', false],
    ['Why was the train late?', 'The train was late because of snow.', true],
    ['Is it possible to add 40 lanyards?', 'lanyards yes but extra 3 days, £1.20 each.', true],
    ['Have you sent the contract to Tom?', 'Tom is on holiday.', false],
    ['Have you paid the invoice?', 'I paid it, the invoice is settled.', true],
    ['Could you tell me when the parts arrive?', 'they come on 3 May.', true],
    ['Could you tell me when the parts arrive?', 'They should be there by Friday at 10:30', true],
    ['Could you tell me when the parts arrive?', 'Yes.', false],
    ['Could you tell me when the parts arrive?', 'They may come.', false],
    ['Could you tell me when the parts arrive?', 'Lunch on Friday?', false],
    ['Could you tell me when the parts arrive?', 'Tom is away until Friday.', false],
    ['What time does it start?', 'at 10.30', true],
    ['What time does it start?', 'It costs 10.30 euros.', false],
    ['How much does the hall cost?', '45 euros each', true],
    ['How much does the hall cost?', 'It is free of charge, the hall.', true],
    ['How much does the hall cost?', 'The hall has 400 seats.', false],
    ['How much does the hall cost?', 'They come on 3 May.', false],
    ["What's the price of the hall?", '€400 plus VAT', true],
    ['How many chairs do you need?', 'The chairs cost £40.', false],
    ['How many chairs do you need?', 'The chairs come on 3 May.', false],
    ['How many chairs do you need?', 'about 40', true],
    ['How long does the repair take?', 'two weeks', true],
    ['Where shall we meet?', "Let's meet at the cafe near the station.", true],
    ['Where shall we meet?', 'We meet on Friday.', false],
    ['Where shall we meet?', 'We meet at 10.', false],
    ['Where shall we meet?', 'We live near the station.', false],
    ['Do you know who will sign the form?', 'Yes.', false],
    ['Can you come to the office on Thursday?', 'thursday works', true],
    ['Can you come to the office on Thursday?', 'Thursday was a holiday in the whole of the country.', false],
    ['Is the price still 45 euros each?', 'price yes same', true],
    ['Is the meeting in the small room still on?', 'meeting ok', true],
    ['When is the meeting?', 'meeting ok', false],
    ['Can you send the signed contract to our office?', 'contract attached, see you tomorrow', true],
    ['Do you have the blue one in size M?', 'Blue in M is sold out.', true],
    ['Do you need anything else from me?', 'Nothing else needed, thanks', true],
    ['Can you send the file?', 'The file is long.', false],
    ['Is the price the same?', 'The price list is attached.', false],
    ['Can you come?', 'No problem with the invoice.', false],
    ['When do the parts arrive?', 'See you on Monday.', false],
    ['When do the parts arrive?', 'I will let you know by Friday.', false],
    ['When do the parts arrive?', 'Friday works for me.', false],
    ['When can we meet?', 'Friday works for me.', true],
    ['How much is the fee?', 'We need 12 of them.', false],
    ['How long are you away?', 'until 5 May', true],
    ['Can you come to the party?', 'Tom is ill, I can tell.', false],
    ['When could I see it?', 'It is free, you can see it tuesday after 6', true],
    ['How many people will come?', '12, and thanks for the room', true],
    ['How far is it to the hotel?', 'It is 5 minutes on foot', true],
    ['When can you send the contract?', 'On Friday, we had a lovely trip.', false],
    ['Why was the order cancelled?', 'It was cancelled because of the snow.', true],
    ['Can you come on Friday?', 'About “Can you come on Friday?”: [your answer]', false],
    ['Can you come on Friday?', '', false],
    ['Is the amount on invoice 20418 (£1,240.50) still correct?', 'the amount is right', true],
    ['Is the amount on invoice 20418 (£1,240.50) still correct?', 'the amount is on the right', false],
    ['Also, could you send me the name of the driver?', 'The driver is Piotr Nowak.', true],
    ['Also, could you send me the name of the driver?', 'The driver is late.', false],
    ['We also need the invoice number', 'invoice number: 20418', true],
    ['We also need the invoice number', 'the invoice is wrong', false],
    ['Who can demo the export feature?', 'I can demo.', true],
    ['Who can demo the export feature?', 'The demo went well.', false],
  ])('%s %s %s', (question, draft, expected) => {
    expect(findAnswered([question], draft)).toEqual([expected]);
  });

  it('takes a bare yes for no answer where two questions want one', () => {
    expect(findAnswered(['Can you come?', 'Is the hall free?'], 'Yes.')).toEqual([false, false]);
    expect(findAnswered(['Can you come?', 'Is the hall free?'], 'Yes, the hall is free.')).toEqual([
      false,
      true,
    ]);
  });

  it('takes a bare day for the only question that asks for a time', () => {
    expect(findAnswered(['When is it?', 'Is the hall free?'], 'On Friday at 10:30.')).toEqual([true, false]);
  });

  it.each([
    ['on Friday', [true, false]],
    ['On Friday. The other one on 3 May.', [true, true]],
    ['I will send the report on Friday.', [false, true]],
    ['I will send the contract on Friday.', [true, false]],
    ['I will send the contract and the report on Friday.', [true, true]],
    ['On Friday at 10. On 3 May.', [true, true]],
  ])('takes one date for one of two questions that ask for a time: %s', (draft, expected) => {
    expect(findAnswered(['When can you send the contract?', 'When can you send the report?'], draft)).toEqual(
      expected,
    );
  });

  it.each([
    ['yes to both', [true, true]],
    ['no and yes', [true, true]],
    ['yes, no', [true, true]],
    ['no and then some', [false, false]],
    ['Both are fine.', [true, true]],
    ['Yes to all, and see you soon.', [true, true]],
    ['Both of my sons are here.', [false, false]],
    ['Both are finely made.', [false, false]],
  ])('takes one answer for two questions where it says so: %s', (draft, expected) => {
    expect(findAnswered(['Can you join the meeting?', 'Can you bring the samples?'], draft)).toEqual(
      expected,
    );
  });

  it('takes “yes to both” for no date', () => {
    expect(findAnswered(['Can you come?', 'When can you come?'], 'yes to both')).toEqual([true, false]);
  });

  it('finds two answers in one line', () => {
    const questions = ['Could you tell me when the parts arrive?', 'And is the price still 45 euros each?'];
    expect(findAnswered(questions, 'they come on 3 May, price yes same')).toEqual([true, true]);
  });

  it('takes each of two bare answers for the question of its kind', () => {
    const questions = ['How long will the repair take?', 'What will it cost?'];
    expect(findAnswered(questions, 'about 2 weeks, around 300 euros')).toEqual([true, true]);
    expect(findAnswered(questions, 'around 300 euros')).toEqual([false, true]);
  });

  it.each([
    ['When does the ferry leave? Is there parking at the pier?', 'ferry leaves 7:40. parking yes', '11'],
    [
      'Can you send the lease? Who keeps the key? When is it?',
      'lease attached. my sister keeps the key',
      '110',
    ],
    ['Did it arrive? Was anything damaged? Want another?', '1 yes 2 one glass broken 3 no', '111'],
    ['What is your size? Do you want lunch? Staying overnight?', 'M, yes, no', '111'],
    ['Would Tuesday work? If not, when are you free?', 'tuesday works', '11'],
    ['Would Tuesday work? If not, when are you free?', "can't, thursday after 2 is good", '11'],
    ['Do you want chairs? Which color? By when?', 'yes order them, grey, before the 20th', '111'],
    ['Do we have a venue? Is the band booked?', 'venue yes, band not yet', '11'],
    ['Have you talked to Ines? When do we start?', 'talked to her yesterday', '10'],
    ['Do you prefer the window or the aisle? Any bags?', 'aisle', '10'],
    ['Which train do you take? Shall we share a taxi?', 'the 9:12. taxi sounds good', '11'],
    ['When were you born? Where do you live? Do you smoke?', '12 may 1988, Bern, no', '111'],
    ['Can we come in? Will there be lunch?', 'Thanks for organizing this, looking forward to it.', '00'],
    ['Why was it cancelled? When do I get my money?', 'sorry for the trouble', '00'],
    ['Can you pay? How much is it?', `Yes, ${'and it, '.repeat(2000)}`, '10'],
  ])('reads a chain: %s — %s', (chain, draft, expected) => {
    const questions = findQuestions(chain).map(({ text }) => text);
    const answered = findAnswered(questions, draft);
    expect(answered.map((isAnswered) => (isAnswered ? 1 : 0)).join('')).toBe(expected);
  });
});
