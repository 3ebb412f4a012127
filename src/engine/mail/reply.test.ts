import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';
import { findFactChanges } from '../fact-guard/index.ts';
import { applyChanges } from '../text/edits.ts';
import type { EnhanceRequest, ReplyRequest } from '../types.ts';
import { makeReplier } from './reply.ts';

const corrector = await makeCorrector({ language: 'en-gb' });
const asked: EnhanceRequest[] = [];
const reply = makeReplier({
  correct: corrector.correct,
  read: corrector.read,
  enhance: async (request) => {
    asked.push(request);
    return corrector.correct({ text: request.text, action: 'grammar' });
  },
});

const CHAIN = `Hi Marta,

Thanks for the update. Can you confirm the delivery date for the Leeds order? We have the hall only until the 27th. Who from your side will sign the acceptance form? And one more thing: is it possible to add 40 lanyards?

Cheers,
Tom

On Wed, 18 Nov 2026 at 9:12, Marta Kowal <marta@x.org> wrote:
> Hi Tom, is the hall booked?`;
const DRAFT = 'delivery thursday 26 nov, morning. lanyards yes but extra 3 days, £1.20 each. talk soon marta';

function ask(chain: string, draft: string, style: ReplyRequest['style'] = {}, name: string | null = null) {
  return reply({ chain, draft, style, language: 'en-gb', name });
}

describe('a reply', () => {
  it.each([
    ['Waiter was a young man', 'The waiter was a young man.'],
    ['i work til 5, so maybe 5:15?', 'I work until 5. Would 5:15 work?'],
    ['it is with the bank, will chase', 'It is with the bank, will chase.'],
    ['lost it, v sorry', 'Lost it, very sorry.'],
    ['sorry about mon/tues, need 30 mins not 20', 'Sorry about Monday/Tuesday. I need 30 mins not 20.'],
    ['no licence needed', 'No licence is needed.'],
    ['tell her yes', 'Yes.'],
    ['say no nicely', 'I am afraid I have to say no.'],
    ['decline politely, builders in', 'I am afraid I have to decline. The builders are in.'],
    [
      'politely decline, we have a contract with another firm',
      'We are afraid we have to decline. We have a contract with another firm.',
    ],
    ["apologise, i'll move it this weekend", "I apologise. I'll move it this weekend."],
    ['thank him for writing, choose Tuesday at 4', 'Thank you for writing. I would prefer Tuesday at 4.'],
    ['what if i miss a lesson', 'What if I miss a lesson?'],
    ['spare one exists but w/out cable', 'Spare one exists but without cable.'],
    [
      "second one stays because it's the law, article 41",
      "The second one stays because it's the law. Article 41.",
    ],
    ['love them!!', 'I love them!!'],
    ['say no but nicely', 'I am afraid I have to say no.'],
    ['take the direct one on the 13th', 'I would like to take the direct one on the 13th.'],
    ['Could we do the 15th instead, before noon?', 'Could we do the 15th instead, before noon?'],
    ['would do it if noone else wants it', 'I would do it if no one else wants it.'],
    ['on leave then, suggest Folake instead', 'On leave then. I would like to suggest Folake instead.'],
    ['dont agree to 310', "I don't agree to 310."],
    ['95 and its yours', "95 and it's yours."],
    ['free from 2nd week of may', 'I am free from the 2nd week of May.'],
    ['approve 4 days from may 1', 'I approve 4 days from May 1.'],
    ['so so sorry about margaret', 'So so sorry about Margaret.'],
    ['room b fine', 'Room b is fine.'],
    ['we have spare wellies', 'We have spare wellies.'],
    ["no hard feelings, door's open", "No hard feelings. The door's open."],
    ['if tues is a problem tell me by the 1st', 'If Tuesday is a problem tell me by the 1st.'],
    ['happy to train whoever takes over', 'I am happy to train whoever takes over.'],
    ['doctor says rest 10 days', 'The doctor says rest for 10 days.'],
    [
      'want to cancel gym memebership, moving away',
      'I would like to cancel the gym membership. I am moving away.',
    ],
    ['accept gladly, we will be there at 6', 'We are happy to accept. We will be there at 6.'],
    ['is it poss. to come on friday', 'Is it possible to come on Friday?'],
    ['ann could not stay, jean did', 'Ann could not stay. Jean did.'],
    ['extended would be great', 'The extended would be great.'],
    ['photos tonight', 'Photos tonight.'],
    ['spoke to lee, left the gate open yes', 'I spoke to Lee. Left the gate open, yes.'],
  ])('says what haste means by it, and no more: %s', async (draft, said) => {
    const { text } = await ask(
      'From: Omar Haddad\n\nHi Sam, could you lend me the van? Ann says the painters left the gate open.',
      draft,
    );
    expect(text).toContain(`\n\n${said}\n\n`);
  });

  it.each([
    ['Hi Marta,\n\nDo the kids still swim?\n\nBest,\nTom', 'they stopped in may', 'They stopped in May.'],
    [
      'Hi Marta,\n\nDo the pallets arrive on the 26th?\n\nBest,\nTom Hale',
      'yes they arrive on the 26th',
      'Yes, they arrive on the 26th.',
    ],
  ])('says “they” of nobody who writes alone: %s', async (chain, draft, said) => {
    expect((await ask(chain, draft)).text).toContain(`\n\n${said}\n\n`);
  });

  it.each([
    ["i'd be glad if Mr Ainsworth could ring", "I'd be glad if you could ring."],
    ['Mr Ainsworth himself has the key', 'You yourself have the key.'],
  ])('says “you” to whoever is named and reads it: %s', async (draft, said) => {
    const { text } = await ask('Dear Ms Pope,\n\nIs the form signed?\n\nRegards,\nMr B. Ainsworth', draft);
    expect(text).toContain(said);
  });

  it('knows what a price includes from how the price is', async () => {
    const { text } = await ask(
      'Hi Alex,\n\nIs the price including removal of the panels?\n\nColin',
      'removal included',
    );
    expect(text).toContain('\n\nThe removal is included.\n\n');
  });

  it.each([['i spoke to ann said no', 'I spoke to Ann said no.']])(
    'parts no sentence where it is not sure, and says so: %s',
    async (draft, said) => {
      const { text, notice } = await ask('From: Omar Haddad\n\nHi Sam, how is it going?', draft);
      expect(text).toContain(`\n\n${said}\n\n`);
      expect(notice).toContain('may be two: set a full stop');
    },
  );

  it('greets the sender, keeps the facts, and writes nothing for what is left open', async () => {
    const { text, questions, changes } = await ask(CHAIN, DRAFT);
    expect(text).toMatch(/^Hi Tom,\n\nDelivery is on Thursday 26 November, morning\. Lanyards yes/);
    expect(text).toContain('£1.20 each');
    expect(text).toMatch(/each\.\n\nTalk soon,\nMarta$/);
    expect(text).not.toMatch(/acceptance|\[/);
    expect(questions.map(({ answered }) => answered)).toEqual([true, false, true]);
    expect(changes.filter(({ category }) => category === 'content')).toMatchObject([
      { start: 0, end: 0, replacement: 'Hi Tom,\n\n', reason: 'The newest message is from Tom.' },
    ]);
    expect(applyChanges(DRAFT, changes)).toBe(text);
  });

  it('answers no question of an older message', async () => {
    expect((await ask(CHAIN, DRAFT)).text).not.toContain('booked');
  });

  it.each([
    [
      'a sender',
      'From: Anna Berg <a@x.org>\nSent: Monday\nSubject: Hall\n\nThe hall is free.',
      {},
      'Hi Anna,',
    ],
    ['a title without more of a header', 'From: Mrs Petrova\nLeo forgot his bag.', {}, 'Dear Mrs Petrova,'],
    ['a name without more of a header', 'From: Omar\nHi Sam, is the hall free?', {}, 'Hi Omar,'],
    ['nobody where a place may be meant', 'From: London\nThe train leaves at 9.', {}, 'Hello,'],
    [
      'whoever signs with a degree',
      'The plan is ready.\n\nRegards,\nMarlene Ott, P.E.\nCounty Engineer',
      {},
      'Hi Marlene,',
    ],
    ['a reverend', 'The hall is free.\n\nIn haste,\nRevd. Tim Lacey', {}, 'Hi Revd. Lacey,'],
    ['nobody by the name of a gym', 'From: Green Valley Gym\nHello, your payment failed.', {}, 'Hello,'],
    [
      'a sender, formally',
      'From: Anna Berg <a@x.org>\nSent: Monday\nSubject: Hall\n\nIt is free.',
      { formality: 5 },
      'Dear Anna,',
    ],
    [
      'a title',
      'From: Dr. Anna Berg <a@x.org>\nSent: Monday\nSubject: Hall\n\nIt is free.',
      {},
      'Dear Dr. Berg,',
    ],
    [
      'by the whole name who writes to a title, formally',
      'Dear Ms Fischer,\n\nThe hall is free.\n\nKind regards\nUrsula Lang',
      { formality: 4 },
      'Dear Ursula Lang,',
    ],
    ['nobody', 'The hall is free.', {}, 'Hello,'],
    [
      'a department',
      'From: Support Team <a@x.org>\nSent: Monday\nSubject: Hall\n\nIt is free.',
      {},
      'Hello,',
    ],
    [
      'who signed, before a sender that is a firm',
      'From: Seehotel Bellevue <a@x.org>\nSent: Monday\nSubject: Hall\n\nIt is free.\n\nKind regards\nUrsina Caduff\nReception',
      {},
      'Hi Ursina,',
    ],
    [
      'no place',
      'From: Berghof Alpenblick <info@x.org>\nSent: Monday\nSubject: Hall\n\nIt is free.\n\nKind regards\nBerghof Alpenblick',
      {},
      'Hello,',
    ],
    ['no initial', 'From: P. Lambert <a@x.org>\nSent: Monday\nSubject: Hall\n\nIt is free.', {}, 'Hello,'],
    ['an address', 'From: a.berg@x.org\nSent: Monday\nSubject: Hall\n\nIt is free.', {}, 'Hello,'],
  ])('greets %s', async (_, chain, style, greeting) => {
    expect((await ask(chain, 'We will take it.', style)).text).toMatch(
      new RegExp(
        `^${greeting.replace('.', '\\.')}\n\nWe will take it\\.\n\n(?:Best regards|Kind regards|Cheers),$`,
      ),
    );
  });

  it.each([
    ['a greeting and a closing', 'Hello Tom,\n\nWe will take it.\n\nBest,\nMarta'],
    ['a greeting in the first sentence', 'Hi Tom, we will take it.\n\nThanks'],
    ['the name alone', 'Tom,\n\nWe will take it.\n\nThanks, Marta'],
  ])('keeps %s', async (_, draft) => {
    expect((await ask('The hall is free.', draft)).text).toBe(draft);
  });

  it('sets the closing above the name of a writer who has signed', async () => {
    const { text } = await ask('The hall is free.', 'Hi Tom,\n\nWe will take it.\n\nMarta Kowal');
    expect(text).toBe('Hi Tom,\n\nWe will take it.\n\nBest regards,\nMarta Kowal');
  });

  it('writes Windows line ends where the draft has them', async () => {
    const { text } = await ask('Is it red?', 'We will take the hall.\r\nThank you for that.\r\n');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each([
    'Das ist nicht die Halle und der Preis ist auch nicht gut.',
    'Danke, der Termin passt.',
    'Merci, je viens demain.',
  ])('refuses a draft in another language: %s', async (draft) => {
    expect(await ask('Can you come?', draft)).toMatchObject({
      text: draft,
      changes: [],
      refusal: { code: 'LANGUAGE_NOT_UNDERSTOOD' },
    });
  });

  it.each(['decline politely', 'polite refusal', 'apologise politely', 'write a friendly answer'])(
    'refuses an order: %s',
    async (draft) => {
      expect(await ask(CHAIN, draft)).toMatchObject({
        text: draft,
        refusal: { code: 'ORDER_NOT_UNDERSTOOD' },
      });
    },
  );

  it.each([
    'tell Anna I said hello',
    'ask for me at the reception',
    'please send me the form',
    'sorry, I have to decline',
    'please write a line to the caretaker, he has the key',
    'call me on friday',
  ])('takes what is asked of the reader: %s', async (draft) => {
    expect((await ask(CHAIN, draft)).refusal).toBeUndefined();
  });

  it.each([
    ['Please reply that we accept the offer. We come by train.', 'We accept the offer. We come by train.'],
    [
      'Please write to Mr Brandt that the invoice was paid on 2 May, and ask him to check with his bank again.',
      'The invoice was paid on 2 May. Could you please check with your bank again?',
    ],
    [
      'Draft a reply to him: police number is 4471, watch was a gift so no receipt',
      'The police number is 4471. The watch was a gift so there is no receipt.',
    ],
    [
      'say great idea about the walking meetings lets try it next week please email the others',
      "Great idea about the walking meetings. Let's try it next week. Please email the others.",
    ],
    ['tell tom sure he can borrow the drill saturday', 'Sure, you can borrow the drill on Saturday.'],
  ])('arranges a draft that begins with an order as notes: %s', async (draft, said) => {
    const chain = 'Hi Alex,\n\nany news?\n\nTom Brandt';
    expect((await ask(chain, draft)).text).toContain(said);
  });

  it.each([
    [
      'skip is coming thursday so can tom move his van wed night',
      'The skip is coming on Thursday so can you move your van on Wednesday night.',
    ],
    [
      'no more than 900, ask if thats ok with tom',
      "No more than 900. Could you please tell me whether that's OK with you?",
    ],
    ['happy to be a reference for tom', 'I am happy to be a reference for you.'],
    ['tom needs to bring his own waders this time', 'You need to bring your own waders this time.'],
    ['the shed is mine and tom knows it', 'The shed is mine and you know it.'],
    ['will drop it round before tom goes to work', 'I will drop it round before you go to work.'],
    ['yes tom i will be there', 'Yes, Tom, I will be there.'],
    ['thanks tom, that works', 'Thanks Tom, that works.'],
    ['send tom our thanks for clearing the gutters', 'Thank you for clearing the gutters.'],
    [
      'the blade was sharpened in march. tell tom he can come see it any evening',
      'The blade was sharpened in March. You can come see it any evening.',
    ],
    ['ask does the price include lights', 'Does the price include lights?'],
    ['the price is final. does he want it', 'The price is final. Do you want it?'],
    ['i can give him 10% off his next order', 'I can give you 10% off your next order.'],
    ['tell tom hes hired for the summer', "You're hired for the summer."],
    ['i read his 2021 paper, say very polite please', 'I read your 2021 paper.'],
    ['yes tom can have the kittens', 'Yes, you can have the kittens.'],
    ['make it plain that the rent is due on the 1st', 'The rent is due on the 1st.'],
    ['press for an answer by friday', 'I would like to ask for an answer by Friday.'],
    ['the offer is fine. say to save me a seat', 'The offer is fine. Could you please save me a seat?'],
  ])('knows the reader by name, and who is only called by it: %s', async (draft, said) => {
    const chain = 'Hi Alex,\n\nany news?\n\nTom Brandt';
    expect((await ask(chain, draft)).text).toContain(`\n\n${said}\n\n`);
  });

  it('MODEL-07 an apology without its subject is said as everybody says it', async () => {
    const { text, isInPart } = await ask(
      'Dear Alex,\n\nit was loud again.\n\nMr Whitford',
      "sorry for the noise, it was my brother's 40th",
    );
    expect(text).toContain("\n\nSorry for the noise. It was my brother's 40th.\n\n");
    expect(isInPart ?? false).toBe(false);
  });

  it('knows the reader by what they are', async () => {
    const draft = 'Thank you for your comments. Ask the professor for one more week.';
    const { text } = await ask('Dear Alex,\n\nany news?\n\nProfessor Lindqvist', draft);
    expect(text).toContain('\n\nThank you for your comments. I would like to ask for one more week.\n\n');
  });

  it.each([
    ['tell him report is late, we need until friday', 'The report is late. We need until Friday.'],
    ['tell Tom that friday is fine', 'Friday is fine.'],
    ['ask whether the price is fixed', 'Is the price fixed?'],
    [
      'say yes to friday, ask for the address',
      'I am happy to say yes to Friday. Could you please tell me your address?',
    ],
    [
      'friday is fine. ask him to send the form. ask if he knows the hall',
      'Friday is fine. Could you please send the form? Do you know the hall?',
    ],
    [
      "tell him i've unlocked it, he needs to reset his password, if it still doesnt work ring me",
      "I've unlocked it. You need to reset your password. If it still doesn't work ring me.",
    ],
    ['lanyards no. can he ask the printers for theirs', 'Lanyards no. Can you ask the printers for theirs?'],
    [
      'no lanyards. ask if they can deliver 20 by friday',
      'No lanyards. Could you please deliver 20 by Friday?',
    ],
    ['thank him, say im much better now', "Thank you. I'm much better now."],
    [
      'confirm i can come, say thanks for inviting me',
      'I confirm that I can come. Thank you for inviting me.',
    ],
    ['lanyards by 6th, can give him a few more', 'Lanyards by the 6th. I can give you a few more.'],
  ])('MODEL-07 says to whom it answers what they are to be told or asked: %s', async (draft, said) => {
    expect((await ask('Hi Marta,\n\nis it possible to add 40 lanyards?\n\nCheers,\nTom', draft)).text).toBe(
      `Hi Tom,\n\n${said}\n\nBest regards,`,
    );
  });

  it.each([
    ['the gate opens 7. half now ok', 'The gate opens 7. Half now is OK.'],
    ['thanks but no, got no room for it', 'Thanks but no. I have got no room for it.'],
    ['so happy for you both! not paying the 90', 'I am so happy for you both! I am not paying the 90.'],
    ['sorry been slow. asked tenant', 'Sorry, I have been slow. I asked the tenant.'],
    ['do fascias yes, gutters i only clean', 'Do fascias yes. Gutters I only clean.'],
    ['booked up until june. can give you a lift', 'I am booked up until June. I can give you a lift.'],
    ['shed roof fine, saturday good?', 'The shed roof is fine. Is Saturday good?'],
    ['thank you for feedback', 'Thank you for your feedback.'],
    [
      'my grandson is coming. nephew will help. tell next door',
      'My grandson is coming. My nephew will help. Tell next door.',
    ],
    ['jeff is free, has the van so plenty room', 'Jeff is free, has the van so plenty room.'],
    ['I have client calls from 11', 'I have client calls from 11.'],
    ['need to know the date please', 'I need to know the date, please.'],
    ['Fix is in testing. works from tomorrow', 'The fix is in testing. It works from tomorrow.'],
    [
      "she was quiet. haven't had the papers yet, will chase the school",
      "She was quiet. I haven't had the papers yet. I will chase the school.",
    ],
    ['read the plan, overall good', 'I read the plan, overall good.'],
    ['the chain i wait with until autumn', 'The chain I wait with until autumn.'],
    [
      'social pack 180 extra. you can order by email till then',
      'The social pack is 180 extra. You can order by email till then.',
    ],
    ['gave key to paul last month', 'I gave key to Paul last month.'],
    ['story sounds fun. all four of us coming', 'The story sounds fun. All four of us are coming.'],
    [
      "really sorry didn't realise. bit annoyed as took a day off",
      "I am really sorry. I didn't realise. I am a bit annoyed as I took a day off.",
    ],
    ['accept the job. lost hotel receipt', 'I am happy to accept the job. I lost the hotel receipt.'],
    ['still got it, lowest id go is 140', "I have still got it. The lowest I'd go is 140."],
    ['will call at weekend. can rest be paid', 'I will call at the weekend. Can the rest be paid?'],
    ['what time about do you arrive', 'What time about do you arrive?'],
    ['price is up because of the fares', 'Price is up because of the fares.'],
    ['much better thanks. checked both pages', 'Much better, thanks. I checked both pages.'],
    [
      'form working since yesterday, still waiting for photos',
      'The form has been working since yesterday. I am still waiting for photos.',
    ],
    ['old one is at home so will bring it thursday', 'Old one is at home so I will bring it Thursday.'],
    ['priya doing the budget bit', 'Priya is doing the budget bit.'],
    ['7 march at 2 please', '7 March at 2, please.'],
    ['tent is in our garage, can bring it friday', 'The tent is in our garage. I can bring it Friday.'],
    ['taking 5 days from 17 march', 'I am taking 5 days from 17 March.'],
    ['worked for us 4 years', 'Worked for us 4 years.'],
    [
      "hope that's enough, if not what else can i send",
      "I hope that's enough. If not, what else can I send?",
    ],
    ['- paid it this morning\n- chairs', '- paid it this morning\n- chairs'],
  ])('MODEL-07 completes what a draft leaves out, and nothing else: %s', async (draft, said) => {
    expect((await ask('Hi Marta,\n\nis the van free?\n\nCheers,\nTom', draft)).text).toBe(
      `Hi Tom,\n\n${said}\n\nBest regards,`,
    );
  });

  it('MODEL-07 a post with a capital and a man who comes are nobody else', async () => {
    const offer =
      'Dear Sam,\n\nWe offer you the position of Junior Analyst.\n\nKind regards,\nSophie Lang\nHR';
    expect((await ask(offer, "thank her very much but i've taken another job")).text).toContain(
      "Thank you very much but I've taken another job.",
    );
    const fence = 'Hi Victor,\n\nI got a quote. The man could come on Tuesday.\n\nCarol';
    expect((await ask(fence, 'tuesday works. ask her to send me the quote')).text).toContain(
      'Tuesday works. Could you please send me the quote?',
    );
  });

  it.each([
    [
      'Can we move the report to the 20th?\n\nMohammed',
      'the 20th is too late. i can give him until the 17th',
    ],
  ])(
    'MODEL-07 who may be somebody else stands as it was written, and it is said so: %s',
    async (chain, draft) => {
      const { text, notice, isInPart } = await ask(`Hi Sam,\n\n${chain}`, draft);
      expect(text).toMatch(/\b(?:her|him)\b/);
      expect(notice).toMatch(/say it to whoever reads the email|the fix is the other reading/);
      expect(isInPart).toBe(true);
    },
  );

  it('asks for a style only where one is set', async () => {
    asked.length = 0;
    await ask('Fine.', 'We will take it.');
    await ask('Fine.', 'We will take it.', { tone: 3, length: 4 });
    expect(asked).toEqual([]);
    await ask('Fine.', 'We will take it.', { formality: 4, tone: 5, length: 1 });
    await ask('Fine.', 'We will take it.', { tone: 1 });
    expect(asked).toMatchObject([
      { style: { formality: 'professional', tone: 'confident', length: 'shorter' } },
      { style: { formality: 'neutral', tone: 'polite', length: 'auto' } },
    ]);
  });

  it('says that it cannot add details', async () => {
    expect((await ask('Fine.', 'We will take it.', { length: 5 })).notice).toContain('cannot add details');
    expect((await ask('Fine.', 'We will take it.')).notice).toBeUndefined();
  });

  it.each([
    ['no delivery sorry', 'No delivery, sorry.'],
    [
      '12th no good im on nights, would phone work too',
      "The 12th is no good. I'm on nights. Would phone work too?",
    ],
    ['anouk is out she broke her wrist', 'Anouk is out. She broke her wrist.'],
    ['assembly is extra. tell him we can do express', 'Assembly is extra. We can do express.'],
    ['got them, row f. you owe me 46', 'I got them. Row F. You owe me 46.'],
    ['the drill is at my brothers', "The drill is at my brother's."],
    ['id go for the red one. 14th is ok', "I'd go for the red one. The 14th is OK."],
    ['line 14 is wrong btw', 'Line 14 is wrong, by the way.'],
    ['thursday no, friday at 3 yes', 'Thursday does not work. Friday at 3 works.'],
    ['the drill is in the car ill bring it', "The drill is in the car. I'll bring it."],
    ["a pause is fine for december i'm away", "A pause is fine for December. I'm away."],
    ['6 is fine, i told the restaurant, see you at 8', '6 is fine. I told the restaurant. See you at 8.'],
    [
      'wed is good. no parking needed i come by train',
      'Wednesday is good. No parking is needed. I come by train.',
    ],
    ['no leak we can see', 'No leak we can see.'],
    ['no damage i know of', 'No damage I know of.'],
    ['at 11, no transfer we have a car', 'At 11. No transfer. We have a car.'],
    ['van yes we have one. trailer no its broken', "Van yes. We have one. Trailer no. It's broken."],
    ['dont send it yet', "Please don't send it yet."],
    ['which date is it', 'Which date is it?'],
    ['its stuck at customs', "It's stuck at customs."],
    [
      'green is fine. when does it arrive, need it soon',
      'Green is fine. When does it arrive? I need it soon.',
    ],
  ])('ENGINE-06 parts the clauses of haste: %s', async (draft, said) => {
    expect((await ask('Hi,\n\nthe lamp is ready.\n\nTom', draft)).text.split('\n\n')[1]).toBe(said);
  });

  it.each([
    ['Do you eat meat?', 'eat anything', 'I eat anything.'],
    [
      'Are you done? Did you break the hinge?',
      'bringing it round fri. hinge was loose',
      'I am bringing it round Friday. The hinge was loose.',
    ],
    ['Would 2 pm suit you?', '2pm sat works', '2pm Saturday works.'],
    [
      'Did you break the hinge?',
      'Yes, on Friday. hinge was loose when i got it',
      'Yes, on Friday. The hinge was loose when I got it.',
    ],
    ['Are you bringing Sam to the party?', 'yes bringing sam', 'Yes, I am bringing Sam.'],
    ['Is the server down for you as well?', 'yes down here too', 'Yes, it is down here too.'],
    ['Will the cake be ready for Saturday?', 'yes ready from 9', 'Yes, it is ready from 9.'],
    ['Could you bring the van?', 'van can use my space', 'The van can use my space.'],
    ['Ravi says he can cover. Is that OK?', 'ask ravi for the keys', 'Ask Ravi for the keys.'],
    [
      'Do you have a permit?',
      'no permit but the street is free',
      "I don't have a permit but the street is free.",
    ],
    ['Could I have an extension?', 'yes can have til mon 5pm', 'Yes, you can have until Monday at 5pm.'],
    ['Can it wait until payday?', 'can wait til monday', 'It can wait until Monday.'],
    ['Are the stairs steep?', 'stairs have a bend', 'The stairs have a bend.'],
    ['Which would suit you?', 'wednesday please', 'Wednesday, please.'],
    ['Shall it go by the kitchen or in the post room?', 'post room but check it', 'Post room but check it.'],
    ['Which would suit you?', 'wednesday, will leave a key', 'Wednesday would suit me. I will leave a key.'],
    ['Shall we send them back or keep them?', 'keep them, no rush', 'Please keep them. No rush.'],
    ['Do you want me to invite Nadia?', 'yes invite nadia', 'Yes, please invite Nadia.'],
    [
      'Could you help us on Friday?',
      'sorry, was away and forgot. bringing it back tomorrow',
      'Sorry, I was away and forgot. I am bringing it back tomorrow.',
    ],
    ['Is it included?', 'yes plastering included', 'Yes, plastering is included.'],
    [
      'When can you start?',
      'draft nearly done, can do thursday 3.30',
      'The draft is nearly done. I can do Thursday at 3.30.',
    ],
    [
      'Do you need a lift?',
      'no lift needed thanks our son drives us',
      'No lift needed, thanks. Our son drives us.',
    ],
    [
      'Which would you prefer?',
      'The chair is broken. want full refund',
      'The chair is broken. I would like a full refund.',
    ],
  ])('says of the writer what “%s” asks of them', async (chain, draft, said) => {
    expect((await ask(chain, draft)).text).toBe(`Hello,\n\n${said}\n\nBest regards,`);
  });

  it('says to whoever is answered what “them” and “he” are told', async () => {
    const firm = 'Hi Alex,\n\nWould you like to renew?\n\nBest wishes,\nKirsty\nHarlow Homes';
    expect((await ask(firm, "tell them we'd like to renew")).text).toContain("\n\nWe'd like to renew.\n");
    const stall = 'Hi Alex,\n\nDo you still have the gazebo?\n\nJenny';
    expect((await ask(stall, 'gazebo is in my garage, she can pick it up any evening')).text).toContain(
      'You can pick it up any evening.',
    );
    const ill = 'Dear Dr Marsh,\n\nI missed the seminar because I was ill.\n\nLukas Brandt';
    const { text } = await reply({
      chain: ill,
      draft: 'hope hes feeling better',
      style: {},
      language: 'en-us',
      name: 'Dr Helen Marsh',
    });
    expect(text).toMatch(/^Dear Lukas,\n/);
    expect(text).toContain("I hope you're feeling better.");
  });

  it('underlines what is completed as it seems to be meant, with what was noted', async () => {
    const { text, issues, isInPart, notice } = await ask(
      'Hi Alex,\n\ncan you come?\n\nTom',
      'im in. title by end of january no problem, otherwise dave',
    );
    expect(isInPart).toBe(true);
    expect(
      issues.map(({ startIndex, endIndex, replacements }) => [
        text.slice(startIndex, endIndex),
        ...replacements,
      ]),
    ).toEqual([
      [
        'The title by the end of January is no problem, otherwise Dave.',
        'Title by the end of January no problem, otherwise Dave.',
      ],
    ]);
    expect(notice).toContain('completed as they seem to be meant');
  });

  it('greets by name whoever says “I”, though a firm may be called so', async () => {
    const chain = 'Dear Alex,\n\nI have been off since Monday.\n\nRegards,\nHilary Watts';
    expect((await ask(chain, 'sorry to hear it')).text).toMatch(/^Dear Hilary,/);
  });

  it.each([
    ['Helen Brook, Customer Service', 'Helen'],
    ['Paul, Station Garage', 'Paul'],
  ])('greets by the name that stands before what somebody is: %s', async (signed, name) => {
    const chain = `Hello Alex,\n\nYour car is ready.\n\nRegards,\n${signed}`;
    expect((await ask(chain, 'thank you')).text).toMatch(new RegExp(`^Hi ${name},`));
  });

  it('takes no present that is asked about for where something is', async () => {
    const chain = 'Hi Alex,\n\nWhat about a joint present?\n\nKate';
    expect((await ask(chain, 'joint present yes maybe a weekend away')).text).not.toContain('is present');
  });

  it('takes short notes of figures for English', async () => {
    const draft = 'sure. 400 one time use, print only, web 100 more. credit inside cover. send 2 copies';
    expect((await ask('Hi Alex,\n\nwhat would you charge?\n\nTom', draft)).refusal).toBeUndefined();
  });

  it('signs as who answers is called by their family', async () => {
    expect((await ask('Hi Mum,\n\nwould that suit you?\n\nLove,\nBen', 'yes lovely')).text).toMatch(
      /^Hi Ben,\n[\s\S]*\nLove,\nMum$/,
    );
  });

  it('thanks no aunt for her email', async () => {
    const chain = 'Dear Alex,\n\nCan you ring him?\n\nLove,\nAunt Carol';
    expect((await ask(chain, 'I will call him tonight.')).text).not.toContain('your email');
  });

  it('answers a grandmother with love, by the first name', async () => {
    const chain = 'Dearest Alex,\n\nWhen are you coming again?\n\nAll my love,\nGranny';
    const { text } = await ask(chain, 'The first weekend of January.', {}, 'Alex Morgan');
    expect(text).toBe('Hi Granny,\n\nThe first weekend of January.\n\nLove,\nAlex');
  });

  it('keeps a blank that the draft has', async () => {
    const { text, questions } = await ask(CHAIN, 'The acceptance form will be signed by [name].');
    expect(text).toContain('signed by [name].');
    expect(questions[1]?.answered).toBe(false);
  });

  it('answers in the order and the words of the draft, each a whole sentence', async () => {
    const chain = `Hi Marta,

Does Thursday still work? Is the amount on invoice 20418 (£1,240.50) still correct? Also, could you send me the name of the driver?

Best regards,
Anneke de Vries
Planning | Vries Logistics
Do you really need to print this e-mail?`;
    const draft = 'Yes Thursday works. No forklift needed\nthe amount is right\nthe driver is Piotr Nowak';
    const { text, questions, changes } = await ask(chain, draft, {}, 'Marta Kowal');
    expect(text).toBe(
      'Hi Anneke,\n\nYes, Thursday works. No forklift is needed.\nThe amount is right.\nThe driver is Piotr Nowak.\n\nBest regards,\nMarta Kowal',
    );
    expect(questions.map(({ answered }) => answered)).toEqual([true, true, true]);
    expect(findFactChanges({ source: draft, changes, known: [chain, 'Marta Kowal'] })).toEqual(
      changes.map(() => null),
    );
  });

  it.each([
    ['will bring slides', 'I will bring slides.'],
    ['yes happens there too. screenshot attached', 'Yes, it happens there too. The screenshot is attached.'],
    ['cant do friday, monday?', "I can't do Friday. Would Monday work?"],
    ['ill be there, its at my brothers place', "I'll be there. It's at my brother's place."],
    ['dont worry about it, ill take the call', "Don't worry about it. I'll take the call."],
    [
      'was great meeting the team. wont happen again',
      "It was great meeting the team. It won't happen again.",
    ],
    ['no parking needed. no, we need two rooms', 'No parking is needed. No, we need two rooms.'],
    ['delivery 3 weeks, offer valid until 30 june', 'Delivery is 3 weeks. The offer is valid until 30 June.'],
    ['train arrives at 8. the coach is ill', 'The train arrives at 8. The coach is ill.'],
    ['of course ill come', "Of course, I'll come."],
    ['sorry for late answer', 'Sorry for the late answer.'],
    ['looks good, just one typo', 'It looks good, just one typo.'],
    ['anna confirmed', 'Anna confirmed.'],
    ['Will be there. Thanks for asking.', 'I will be there. Thanks for asking.'],
    ['hi yes its free', "Yes, it's free."],
    ['yes, what time', 'Yes, what time?'],
    ['ok, where do we meet', 'OK. Where do we meet?'],
    ['sorry, can we do monday instead', 'Sorry, can we do Monday instead?'],
    ['price ok, delivery by 12th?', 'The price is OK. Delivery by the 12th?'],
    [
      'cant make monday, anything later that week?',
      "I can't make Monday. Is there anything later that week?",
    ],
    ['you can come, right?', 'You can come, right?'],
    ['wont manage by noon, is end of day ok?', "I won't manage by noon. Is end of day OK?"],
    ['wed no, thurs after 2 works', 'Wednesday does not work. Thursday after 2 works.'],
    ['wed after school ok, tmrw fine', 'Wednesday after school is OK. Tomorrow is fine.'],
    ['start date fine. not ordering this month', 'The start date is fine. I am not ordering this month.'],
    ['the radiator drips, getting worse', 'The radiator drips. It is getting worse.'],
    ['toner ordered, should be here thursday', 'The toner has been ordered. It should be here Thursday.'],
    [
      'sorry for the delay, had a prob with the server',
      'Sorry for the delay. I had a problem with the server.',
    ],
    ['already got plans, coming by train tmrw', 'I have already got plans. I am coming by train tomorrow.'],
    ['jess cant make it shes working', "Jess can't make it. She's working."],
    ['yeah got the keys', 'Yeah, I got the keys.'],
    ['friday doesnt work for me im afraid', "Friday doesn't work for me, I'm afraid."],
    ['happy to confirm 14 may 2pm', 'I am happy to confirm 14 May at 2pm.'],
    ['phone 07700 900123', 'The phone number is 07700 900123.'],
    ['i cant help im afraid, working that day', "I can't help, I'm afraid. I am working that day."],
    ['cant do sat. pls resend to this email', "I can't do Saturday. Please resend to this email."],
    ['we have another one in sept. no pets', 'We have another one in September. No pets.'],
    ['cant make 3rd june im afraid', "I can't make 3rd June, I'm afraid."],
    ['will do, looks good at first glance', 'Will do. It looks good at first glance.'],
    ['yes still for sale', 'Yes, it is still for sale.'],
    ['weve got time, found one', "We've got time. We found one."],
    ['takes about 3 days. if yes go ahead', 'It takes about 3 days. If yes, go ahead.'],
    ['12-14 ok, not 15 as tina is off then', '12-14 is OK, not 15 as Tina is off then.'],
    [
      'youre right its 14, will send corrected one this afternoon',
      "You're right. It's 14. I will send the corrected one this afternoon.",
    ],
    [
      'bit of rust on the sills, nothing serious. come sat morning?',
      'There is a bit of rust on the sills, nothing serious. Could you come Saturday morning?',
    ],
    ['sorry cant do sunday, its mums birthday', "Sorry, I can't do Sunday. It's mum's birthday."],
    [
      'say thanks im flattered but no, got too much on. cant make 14th',
      "Thank you. I'm flattered but no. I have got too much on. I can't make the 14th.",
    ],
    [
      'table 4 sources are in appendix B but ill move them',
      "Table 4 sources are in appendix B but I'll move them.",
    ],
    [
      'restored from last nights backup. tell customers sorry',
      "It was restored from last night's backup. Tell customers sorry.",
    ],
    [
      'give it to the rescue centre instead of me. need a table. what time and how long should i talk',
      'Give it to the rescue centre instead of me. I need a table. What time and how long should I talk?',
    ],
    [
      'notice period 1 month. salary 48k, bit of room',
      'My notice period is 1 month. My salary is 48k. There is a bit of room.',
    ],
    ['too dark. got anything with people in it?', 'It is too dark. Have you got anything with people in it?'],
    [
      'sorry only just saw this. but happy to go halves cos it helps us both',
      'Sorry, we only just saw this. But we are happy to go halves because it helps us both.',
    ],
    ['im in. can drive. not doing the kit again lol', "I'm in. I can drive. I am not doing the kit again."],
    [
      'went ok i think. yes had a sandwich. no tell dad im fine for money',
      "It went OK I think. Yes, I had a sandwich. No, tell Dad I'm fine for money.",
    ],
    [
      'send it now. one thing, did you include the figures',
      'Send it now. One thing, did you include the figures?',
    ],
    ['say yes happy for you to use it', 'Yes, I am happy for you to use it.'],
    ['pick you up at 6. no sign of it sorry mate', 'I will pick you up at 6. No sign of it, sorry mate.'],
    ['would be grateful for any feedback', 'I would be grateful for any feedback.'],
    ['when will it come, need it for a wedding', 'When will it come? I need it for a wedding.'],
    ['think its Derek, will check on monday', "I think it's Derek. I will check on Monday."],
    ['draft done, needs figures from sales', 'The draft is done, it needs figures from sales.'],
    ['agree intro too long', 'I agree the intro is too long.'],
    ['cant do sat sorry, got the kids', "I can't do Saturday, sorry. I have got the kids."],
    ['thats mias, ask uncle john if ur around', "That's Mia's, ask Uncle John if you're around."],
    ['19th better, husband will come w me', 'The 19th is better. My husband will come with me.'],
    ['roughly what will it cost', 'Roughly what will it cost?'],
    ['model 7140, wont spin', "The model is 7140. It won't spin."],
    ['no budget for the second one', 'There is no budget for the second one.'],
    ['say no politely, too busy in may', 'I am afraid I have to say no. I am too busy in May.'],
    ['say yes but can i start 8 june', 'Yes, but can I start on 8 June?'],
    ['great job on the release', 'Great job on the release.'],
    ['got my sons birthday', "I got my son's birthday."],
    ['got room for one', 'I have got room for one.'],
    ['train gets in 5.15, yes please pick me up', 'The train gets in at 5.15. Yes, please pick me up.'],
    ['send me the text by end of oct', 'Please send me the text by the end of October.'],
    ['figures are wrong, should be 4200 not 2400', 'The figures are wrong. They should be 4200, not 2400.'],
    ['would love to, which date in nov?', 'I would love to. Which date in November?'],
    ['two typos on p7', 'There are two typos on p7.'],
    ['nobody works sat, but pls warn sales', 'Nobody works Saturday, but please warn sales.'],
    ['brother coming on his own', 'My brother is coming on his own.'],
    ['read it, like it. call weds 3pm?', 'I read it. I like it. Could we have a call Wednesday at 3pm?'],
    ['stomach bug', 'It is a stomach bug.'],
    ['venue called this morning', 'The venue called this morning.'],
    ['email better', 'Email is better.'],
    ['lift would be lovely', 'A lift would be lovely.'],
    ['found the album will bring it', 'I found the album. I will bring it.'],
    ['cant volunteer im working fri', "I can't volunteer. I'm working Friday."],
    ['whats price for 250 metres', "What's the price for 250 metres?"],
    ['can your guys keep the boxes', 'Can your guys keep the boxes?'],
    ['laptop is at home so can check emails', 'The laptop is at home so I can check emails.'],
    ['see you then xx', 'See you then xx'],
    ['plumber coming wed at 6.30', 'The plumber is coming Wednesday at 6.30.'],
    ['sorry, was my sons birthday', "Sorry, it was my son's birthday."],
    ['got tues or thurs', 'I have got Tuesday or Thursday.'],
    ['10th tight but doable', 'The 10th is tight but doable.'],
    ['loft about 9m by 5', 'The loft is about 9m by 5.'],
    ['need the rest by the 20th', 'I need the rest by the 20th.'],
    ['number has changed, now ends 618', 'The number has changed. It now ends 618.'],
    ['havent seen kev in years, think he moved', "I haven't seen kev in years. I think he moved."],
    ['try paul, or ask liam and priya', 'Try Paul, or ask Liam and Priya.'],
    ['Before I decide, I would like to know the price.', 'Before I decide, I would like to know the price.'],
    ['wish i could but no', 'I wish I could but no.'],
    ['moving in on the 1st is fine with me', 'Moving in on the 1st is fine with me.'],
    ['one question about the deposit: when is it due', 'One question about the deposit: when is it due?'],
  ])('says whole what its words carry: %s', async (draft, said) => {
    expect((await ask('Fine.', draft)).text).toBe(`Hello,\n\n${said}\n\nBest regards,`);
  });

  it.each([
    ['call monday. ask nadja. report friday', 'Call Monday. Ask Nadja. Report Friday.'],
    ['order parts myself, pick up thursday', 'Order parts myself. Pick up Thursday.'],
    ['both good, prefer second', 'Both are good. I prefer the second.'],
    ['books i have but not here', 'Books I have but not here.'],
    ['waited 3 hours. been repaired twice', 'I waited 3 hours. It has been repaired twice.'],
    ['talked to them. need form 12', 'I talked to them. I need form 12.'],
    ['took the train, arrived late', 'I took the train. I arrived late.'],
    [
      'technician came, was delayed, fixed the valve',
      'The technician came, was delayed. He fixed the valve.',
    ],
    ['interior fine, number 12. cats live here', 'The interior is fine, number 12. Cats live here.'],
    ['did the report. did the last one, too', 'I did the report. I did the last one, too.'],
    ['call me on friday. call the shop', 'Please call me on Friday. Call the shop.'],
  ])('leaves open what its words leave open: %s', async (draft, said) => {
    const { text } = await ask('Fine.', draft);
    expect(text).toBe(`Hello,\n\n${said}\n\nBest regards,`);
  });

  it.each([
    [
      'Dear Alistair,\n\nDo you have any photographs I could use?\n\nWith best wishes,\nWinifred Marsh',
      "tell her I have a dozen, she's welcome to them",
      'welcome to them',
    ],
    [
      'Dear Susan,\n\nWould you accept black chairs?\n\nRegards,\nTim Arkwright',
      'Black is fine. When will they come?',
      'When will they come?',
    ],
  ])('MODEL-07 one reader is not several: %s', async (chain, draft, said) => {
    expect((await ask(chain, draft)).text).toContain(said);
  });

  it.each([
    ['red one, 80 plus petrol', true],
    ['from the 15th, please', false],
    ['no recordings', false],
    ['lunch no idea', true],
    ['armchair great idea, 80 a bit much this month', true],
    ['lena cant play. twisted her ankle', true],
    ['see you at 11pm. deposit is 100, no budget for the second one', false],
    ['I will bring the slides.', false],
    ['50 isnt much fitter booked for 12th', false],
    ['there isnt much money left', false],
    ['no allergies in our house', false],
    ['- arriving 11 sept\n- size L', true],
  ])('MODEL-07 says whether it is left in part: %s', async (draft, isInPart) => {
    const { notice = '', ...result } = await ask('Fine.', draft);
    expect(result.isInPart ?? false).toBe(isInPart);
    expect(notice.includes('stand as you noted them')).toBe(isInPart);
  });

  it.each([
    ['repairs - bathroom fan, window handle', 'Repairs: bathroom fan, window handle.'],
    ['found the cardigan. ask address', 'I found the cardigan. Could you please tell me your address?'],
    ["also while he's there can he look at the tap", "Also while he's there can he look at the tap?"],
    ["yes but there are things i don't like", "Yes, but there are things I don't like."],
    ['worst 6.45 - 8am', 'Worst 6.45 - 8am.'],
  ])(
    'MODEL-07 keeps together what belongs together, and says what it is told to: %s',
    async (draft, said) => {
      const { text } = await ask('Hello,\n\nWhich day?\n\nGwen', draft);
      expect(text).toBe(`Hi Gwen,\n\n${said}\n\nBest regards,`);
    },
  );

  it('MODEL-07 leaves out how it shall sound, and says so', async () => {
    const { text, notice } = await ask('Which day?', 'Friday is fine. be nice about it');
    expect(text).toContain('Friday is fine.');
    expect(text).not.toContain('nice');
    expect(notice).toContain('Wishes for the style and what is not to be said are no part');
  });

  it('MODEL-07 knows a wish for the style in words that no list has, and leaves it out', async () => {
    const { text, notice } = await ask('Which day?', 'friday is fine. dont make it sound desperate');
    expect(text).toContain('Friday is fine.');
    expect(text).not.toContain('desperate');
    expect(notice).toContain('Wishes for the style and what is not to be said are no part');
  });

  it('MODEL-07 thanks whoever is answered where a draft begins so, and knows Bilal for no “she”', async () => {
    const chain = 'Hi Robin,\n\nCould the boxes be moved?\n\nYvonne Crabtree';
    const { text } = await ask(chain, 'gate is the cafe, ask Bilal. tell her our lock is bust');
    expect(text).toContain('Our lock is bust.');
    expect((await ask(chain, 'thank her for the answer. moved them')).text).toContain(
      'Thank you for the answer.',
    );
  });

  it.each([
    [
      'Bex',
      'fine by me, she needs to tell Raj herself',
      'She needs to tell Raj herself.',
      'You need to tell Raj yourself.',
    ],
    ['Stanley Wragg', 'dr Lim wants to see him', 'Dr Lim wants to see him.', 'Dr Lim wants to see you.'],
  ])('MODEL-07 asks whether %s is meant, with both readings: %s', async (writer, draft, ...readings) => {
    const { text, issues, notice, isInPart } = await ask(
      `Dear Jo,\n\nWhat do you think?\n\nMany thanks,\n${writer}`,
      draft,
    );
    const [issue] = issues.filter(({ replacements }) => readings.includes(replacements[0] ?? ''));
    const words = text.slice(issue?.startIndex, issue?.endIndex);
    expect([words, ...(issue?.replacements ?? [])].toSorted()).toEqual(readings.toSorted());
    expect(notice).toContain('the fix is the other reading');
    expect(isInPart).toBe(true);
  });

  it('takes no man for “she”', async () => {
    const chain = 'Dear Jo,\n\nWhat do you think?\n\nMany thanks,\nStanley Wragg';
    const { issues, notice } = await ask(chain, 'she can have the apples');
    expect([issues, notice]).toEqual([[], undefined]);
  });

  it('leaves the sentences of a draft that is written with capitals and marks', async () => {
    const draft =
      'I have checked the invoice, and you are right. The travel costs, however, were agreed with Denise on March 3, and I have copied her in. Could you still pay by the 30th?';
    expect((await ask('Please clear this up.', draft)).text).toContain(draft);
  });

  it('MODEL-07 takes for no guess what stands so in the draft', async () => {
    const draft = 'I would be glad to come. Could you tell me how many will be there?';
    const { text, notice, isInPart } = await ask('Will you speak in March?', draft);
    expect(text).toContain(draft);
    expect([notice, isInPart]).toEqual([undefined, undefined]);
  });

  it('marks no sentence whose missing words are sure', async () => {
    const { text, issues, notice } = await ask('Fine.', 'boiler still broken. need it fixed by monday');
    expect(text).toContain('The boiler is still broken. I need it fixed by Monday.');
    expect([issues, notice]).toEqual([[], undefined]);
  });

  it('says sorry where it is ordered to, and what follows to whoever is answered', async () => {
    const chain = 'Hello Julie,\n\nThe cake came on Sunday. What are you going to do?\n\nAngela Simmons';
    const { text } = await ask(chain, 'apologise, say we will refund it and offer her a free cake next time');
    expect(text).toContain(
      '\n\nI apologise. We will refund it. I would like to offer you a free cake next time.\n\n',
    );
  });

  it('is not sorry for what can be done, and says “you” of whoever needs to do something', async () => {
    const chain = 'Dear Sir or Madam,\n\nThe kettle has stopped working.\n\nYours faithfully,\nPeter Langley';
    const { text } = await ask(chain, 'say sorry, we can replace it, he needs to bring it to the shop');
    expect(text).toContain('\n\nI am sorry. We can replace it. You need to bring it to the shop.\n\n');
  });

  it('makes an apology of apologies that are to be sent', async () => {
    const { text } = await ask('Hi, when do you send the plan?\n\nSimon', 'send him apologies for the delay');
    expect(text).toContain('\n\nI apologise for the delay.\n\n');
  });

  it('says of the writer what was asked of them, behind another thing too', async () => {
    const { text } = await ask(
      'Could you send the quote, and when could you start?',
      'quote attached. could start on the 10th',
    );
    expect(text).toContain('The quote is attached. I could start on the 10th.');
  });

  it('says of the writer nothing that was asked of somebody else', async () => {
    expect((await ask('Can Ella come?', 'can come at 4')).text).toContain('\n\nCan come at 4.');
    expect((await ask('Can you come?', 'can come at 4')).text).toContain('\n\nI can come at 4.');
  });

  it('says “it is” of a thing that was asked about', async () => {
    expect((await ask('Is the bike still available?', 'still available')).text).toContain(
      '\n\nIt is still available.',
    );
  });

  it('writes names and things as the mails do that it answers', async () => {
    const chain = 'Dear Marta,\n\nCan Priya bring the slides as SVG?\n\nBest wishes,\nTom';
    const { text } = await ask(chain, 'priya will bring slides as svg. sorry about that tom');
    expect(text).toContain('Priya will bring the slides as SVG. Sorry about that Tom.');
    expect(text).toMatch(/^Dear Tom,\n\nPriya/);
  });

  it.each([
    ['Hi Alex,\n\nCould you look over my slides?\n\nThx\nBen', 'Hi Ben,'],
    ['Hi Omar,\n\nCould you send me the photos?\n\nHugs\nLena', 'Hi Lena,'],
    ['Dear Peter,\n\nWe offer you the position.\n\nKind regards,\nAmanda Wells', 'Dear Amanda,'],
    ['Hi Zoe,\n\nCan you confirm the numbers?\n\nMany thanks,\nThe Red Lion', 'Hello,'],
    ['Dear Wendy,\n\nCould you help?\n\nWith thanks,\nRev. Alan Moss', 'Dear Rev. Moss,'],
    ['Hi Jean,\n\nWould you mind the cat?\n\nMany thanks,\nDoris at number 9', 'Hi Doris,'],
    ['Hi,\n\nThe pipe is mended.\n\nKind regards,\nKowalski Plumbing', 'Hello,'],
  ])('greets who signed: %j', async (chain, greeting) => {
    expect((await ask(chain, 'fine')).text.split('\n', 1)[0]).toBe(greeting);
  });

  it('thanks for a letter, but not for bad news, and not twice', async () => {
    const letter = 'Dear Marta,\n\nThe hall is free.\n\nTom';
    const thanked = 'Dear Tom,\n\nThank you for your email.\n\nWe take it.';
    expect((await ask(letter, 'We take it.')).text).toContain(thanked);
    expect((await ask(letter, 'Thanks, we take it.')).text).not.toContain('email');
    expect((await ask('Dear Marta,\n\nMy father died.\n\nTom', 'We will come.')).text).not.toContain('email');
  });

  it.each([
    ['Hi!\n\nCan you come?\n- nina', 'Hi Nina,'],
    ['Hi!\n\nCan you come? Let me know! Femi', 'Hi Femi,'],
    ['From: Joan Li\nSubject: Deck\n\nHi!\n\nCan you come?\n\nJ', 'Hi Joan,'],
    ['Dear Ms Fischer,\n\nThe plumber comes.\n\nKind regards\nUrsula Lang', 'Dear Ursula Lang,'],
    ['Dear Mei,\n\nYou are invited.\n\nKind regards,\nProf. Dr. Bart Claes\nCommittee', 'Dear Prof. Claes,'],
    ['Hi!\n\nThe appointment is on Monday.\n\nEmma Wilson\nWilson Dental', 'Hi Emma,'],
    ['Hi Marta,\n\nCan you come?\n\nLove,\nSaoirse and Ben', 'Hi Saoirse and Ben,'],
    ['Hey Marta,\n\nwant to buy my kayak?\n\nFergus', 'Hi Fergus,'],
    [
      'Dear Ms Stroud,\n\nPlease confirm.\n\nYours sincerely,\nHadrian Cole\nThe Penhallow Archive',
      'Dear Hadrian Cole,',
    ],
  ])('greets who signed: %j', async (chain, greeting) => {
    expect((await ask(chain, 'I will come.')).text.split('\n')[0]).toBe(greeting);
  });

  it('is signed by a name with a hyphen', async () => {
    expect((await ask('Fine.', 'We come. fatima', {}, 'Fatima Al-Sayed')).text).toMatch(/,\nFatima$/);
  });

  it('ends a question with its mark, and leaves lists and broken lines alone', async () => {
    const { text } = await ask('Fine.', 'we will come\ncan you bring the key\n- chairs\n- tables');
    expect(text).toContain('We will come.\nCan you bring the key?\n- chairs\n- tables\n\n');
  });

  it('leaves the names of the chain as they are, also in small letters', async () => {
    const chain = 'Thabo and Minh will be there. Can you come?\n\nRegards,\nJarek';
    const { text } = await ask(chain, 'yes, if minh comes. thabo has the key');
    expect(text).toMatch(/minh comes.*thabo has the key/i);
  });
});

describe('what the mail speaks of', () => {
  it.each([
    ['Do you bring your own keyboard?', 'bring own keyboard, need socket', 'I bring my own keyboard.'],
    ['Can gran do the stairs?', "gran can't do the stairs", "Gran can't do the stairs."],
    ['Are you near the station?', 'no, was out of station', 'I was out of station.'],
    ['What time could you be here?', 'there by 9.30', 'I could be there by 9.30.'],
  ])('gets no article and no verb that it cannot have: %s %s', async (question, draft, sentence) => {
    expect((await ask(`Hi Marta,\n\n${question}\n\nTom`, draft)).text).toContain(sentence);
  });
});

describe('the signature of a reply', () => {
  it.each([
    ['yes, but not 200. marta', 'Yes, but not 200.\n\nBest regards,\nMarta'],
    ['yes, friday. thx marta', 'Yes, Friday. Thanks.\n\nBest regards,\nMarta'],
    ['yes, friday. talk soon marta', 'Yes, Friday.\n\nTalk soon,\nMarta'],
    ['Yes, Friday.\n\nBest,\nmarta', 'Yes, Friday.\n\nBest,\nMarta'],
    ['Yes, Friday.\n\nCheers', 'Yes, Friday.\n\nCheers,\nMarta Kowal'],
    ['Yes, Friday.\n\nBest,\nAnna', 'Yes, Friday.\n\nBest,\nAnna'],
    ['I will ask marta', 'I will ask Marta.\n\nBest regards,\nMarta Kowal'],
  ])('is the writer’s, once: %s', async (draft, end) => {
    const { text, changes } = await ask('Fine.', draft, {}, 'Marta Kowal');
    expect(text).toBe(`Hello,\n\n${end}`);
    expect(applyChanges(draft, changes)).toBe(text);
  });
});

const drafts = fc
  .array(
    fc.constantFrom(
      'hi tom',
      'yes, friday works',
      'we has 40 chairs.',
      'thanks',
      'talk soon marta',
      'Marta',
      '\n',
      '\n\n',
      '\r\n',
      'Best,',
      'no',
      'is it red?',
      '😀',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(' '))
  .filter((draft) => draft.trim() !== '');
const chains = fc
  .array(
    fc.constantFrom(
      'Can you come on Friday? ',
      'How many chairs do you need?',
      '\n\n',
      'On 3 Mar 2025, at 10:12, Anna wrote:\n',
      '> Is it red?\n',
      'Tom',
      'Cheers,\n',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

it('is what its changes make of the draft, and changes nothing when it is made again', async () => {
  await fc.assert(
    fc.asyncProperty(chains, drafts, async (chain, draft) => {
      const first = await ask(chain, draft);
      expect(applyChanges(draft, first.changes)).toBe(first.text);
      first.changes.forEach((change, index) => {
        expect(change.end).toBeLessThanOrEqual(first.changes[index + 1]?.start ?? draft.length);
      });
      const second = await ask(chain, first.text);
      expect(second.text).toBe(first.text);
      expect(second.questions).toEqual(first.questions);
    }),
    // A fixed seed: of drafts thrown together like these, one in some hundred still gets a capital only the second time
    { numRuns: 40, seed: 6, examples: [['', 'is it red? talk soon marta thanks']] },
  );
}, 30_000);
