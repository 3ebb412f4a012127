import { describe, expect, it } from 'vitest';
import { makeCorrector } from '../corrector.ts';

const { correct } = await makeCorrector({ language: 'en-us' });
const fix = async (text: string) => (await correct({ text, action: 'grammar' })).text;

describe('ENGINE-05 a verb agrees with its subject', () => {
  it.each([
    ['The quality of the products are low.', 'The quality of the products is low.'],
    ["The children in the back row wasn't listening.", "The children in the back row weren't listening."],
    ["The list of missing parts don't match it.", "The list of missing parts doesn't match it."],
    ['Has the guests from Lisbon checked in yet?', 'Have the guests from Lisbon checked in yet?'],
    ['The results of the test was good.', 'The results of the test were good.'],
    ['The color of these old walls were bright.', 'The color of these old walls was bright.'],
    ['The people in my village is friendly.', 'The people in my village are friendly.'],
    ['The buttons on this page is too small.', 'The buttons on this page are too small.'],
    ['The results of the tests was clear.', 'The results of the tests were clear.'],
    ['She said that the walls of the house is damp.', 'She said that the walls of the house are damp.'],
    ['The results of this study shows that sleep helps.', 'The results of this study show that sleep helps.'],
    ['The quality of your work were good.', 'The quality of your work was good.'],
    ['The keys to the storage room is on the hook.', 'The keys to the storage room are on the hook.'],
    ['The shoes by the door is mine.', 'The shoes by the door are mine.'],
    ['The list of names were wrong.', 'The list of names was wrong.'],
    ['The people next door is noisy.', 'The people next door are noisy.'],
    ['The people downstairs was kind.', 'The people downstairs were kind.'],
    ['Each of the managers have agreed.', 'Each of the managers has agreed.'],
    ['Each of us have a task.', 'Each of us has a task.'],
    ['One of my friends work in a bank.', 'One of my friends works in a bank.'],
    ['Neither of her brothers are at home.', 'Neither of her brothers is at home.'],
    ['One of my old teachers were there.', 'One of my old teachers was there.'],
    [
      "One of the windows in the back bedroom don't close.",
      "One of the windows in the back bedroom doesn't close.",
    ],
    ['One of the boys at my school have a horse.', 'One of the boys at my school has a horse.'],
    ['The reports you sent me was late.', 'The reports you sent me were late.'],
    ['The jacket I bought last week are too small.', 'The jacket I bought last week is too small.'],
    ['The shoes he bought was too small.', 'The shoes he bought were too small.'],
    ['The tickets we ordered has not come.', 'The tickets we ordered have not come.'],
    ['The cake she made were good.', 'The cake she made was good.'],
    ['Every student have a book.', 'Every student has a book.'],
    ['It was late, but my sister have to work.', 'It was late, but my sister has to work.'],
    ['The room is clean and every guest have a key.', 'The room is clean and every guest has a key.'],
    ['My daughter have a fever.', 'My daughter has a fever.'],
    ['He says that his wife do everything.', 'He says that his wife does everything.'],
    ['He told me that the parcel have arrived.', 'He told me that the parcel has arrived.'],
    ['The window are open.', 'The window is open.'],
    ['I am sad because my bike were stolen.', 'I am sad because my bike was stolen.'],
    ['The next meeting are in May.', 'The next meeting is in May.'],
    ["The door don't close.", "The door doesn't close."],
    [
      'My brother, along with two of his friends, are renting a boat.',
      'My brother, along with two of his friends, is renting a boat.',
    ],
    ['The captain, along with two players, are injured.', 'The captain, along with two players, is injured.'],
    ['I hope the parcels has come.', 'I hope the parcels have come.'],
    ['We think the tickets was too dear.', 'We think the tickets were too dear.'],
    ['My brother and his wife lives in Rome.', 'My brother and his wife live in Rome.'],
    ['The new rules is clear.', 'The new rules are clear.'],
    ['The informations was good.', 'The information was good.'],
    [
      'Your lessons were funny and the results was great.',
      'Your lessons were funny and the results were great.',
    ],
    ['There was a delay and the parcels was lost.', 'There was a delay and the parcels were lost.'],
    ['The young people nowadays does not vote.', 'The young people nowadays do not vote.'],
  ])('%s', async (before, after) => {
    expect(await fix(before)).toBe(after);
  });

  it.each([
    ['The price of the larger tents include the poles.', 'The price of the larger tents includes the poles.'],
    [
      'The stairs leading down to the dock feels slippery.',
      'The stairs leading down to the dock feel slippery.',
    ],
    [
      'The coach, together with two parents, drive the bus.',
      'The coach, together with two parents, drives the bus.',
    ],
    ['The number of empty desks have tripled.', 'The number of empty desks has tripled.'],
    ['The noise from the flat above us keep him awake.', 'The noise from the flat above us keeps him awake.'],
    ['The cost of the chairs and linens are too high.', 'The cost of the chairs and linens is too high.'],
    ['The parents who signed up for the trip has paid.', 'The parents who signed up for the trip have paid.'],
    ['The car behind her houses are blue.', 'The car behind her houses is blue.'],
    ['Both of the heaters has failed.', 'Both of the heaters have failed.'],
    ['Only one of our ovens work.', 'Only one of our ovens works.'],
    ['The neighbors upstairs plays loud music.', 'The neighbors upstairs play loud music.'],
    ['Our neighbor have a ladder.', 'Our neighbor has a ladder.'],
    [
      'Unfortunately the brakes on my bike has worn thin.',
      'Unfortunately, the brakes on my bike have worn thin.',
    ],
  ])('that stands apart: %s', async (before, after) => {
    expect(await fix(before)).toBe(after);
  });

  it.each([
    ['What is the main differences between them?', 'What are the main differences between them?'],
    ['Where is your shoes?', 'Where are your shoes?'],
    ['Is the tickets expensive?', 'Are the tickets expensive?'],
    ['Why does the lights in the hall stay on?', 'Why do the lights in the hall stay on?'],
    ['How was the rooms?', 'How were the rooms?'],
    ['Are the manager here today?', 'Is the manager here today?'],
  ])('in a question: %s', async (before, after) => {
    expect(await fix(before)).toBe(after);
  });

  it.each([
    'In the pictures on the wall is a dog.',
    'What the men in the car has is a gun.',
    'The rest of the tickets are sold.',
    'A number of the tickets are sold.',
    'The team of doctors are here.',
    'Some of the managers have agreed.',
    'He is one of the men who have agreed.',
    'One of the reports you sent me was late.',
    'The time the shops he owned was open was short.',
    'The last thing they said is that it was over.',
    'The team have left, and the young are happy.',
    'The rich were there.',
    'Did you know that the sheep are out?',
    'A number of people are here.',
    'Their team are late, and my fish are hungry.',
    'A cat and a dog are here.',
    'If a man were rich, he would travel.',
    'Did my brother call you, and can my sister play the piano?',
    'They let my son play the drums.',
    'Our son, a doctor like his parents, lives in Ohio.',
    'Nobody but the manager and his wife knows the code.',
    'The cost of the tests and the results was high.',
    'The number of cars is growing.',
    'Reading books is fun.',
    'The news is good.',
    '99designs is a market place.',
    'Forty dollars is too much.',
    'What benefits does she have, and which threats does the end of it pose?',
    'Sending "Hello there" emails is fine.',
    'Is the sports hall free?',
    'Does the savings account pay interest?',
    'Was the news good?',
    "Is the kids' room free?",
    'Is the bread and the butter here?',
    'A state that has few people grows slowly.',
    'The following are the terms.',
    'Nobody but the managers knows.',
    'A mass of people were there.',
    'Two cups of flour is enough for one batch.',
    'The capture of the fort and the battle were fresh memories.',
    'A helper who would like to continue is welcome.',
    'The range of colors is wide.',
    'Plate tectonics is a theory.',
    'The long-term fix for this is slow.',
    'The sound spread through the hall.',
  ])('and is left where it may be right: %s', async (text) => {
    expect(await fix(text)).toBe(text);
  });

  it.each([
    ['Does the insurance pays for glasses?', 'Does the insurance pay for glasses?'],
    ['How long does it takes?', 'How long does it take?'],
    ['Did the electrician fixed the porch light?', 'Did the electrician fix the porch light?'],
    ['Should I opened a new ticket?', 'Should I open a new ticket?'],
    ['Could somebody confirms the date?', 'Could somebody confirm the date?'],
  ])('and stays in its base form behind “do” and the like: %s', async (before, after) => {
    expect(await fix(before)).toBe(after);
  });

  it.each([
    'Does the team that won the cup train here?',
    'Do the guest passes expire in May?',
    'Do the tickets cost more at the door?',
    'Will the approved plans be sent out?',
    'What can the staff do about it?',
  ])('and is left in a question that is right: %s', async (text) => {
    expect(await fix(text)).toBe(text);
  });
});
