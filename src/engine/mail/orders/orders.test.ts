import { describe, expect, it } from 'vitest';
import { arrange } from '../arrange/notes.ts';
import { beginsWithOrder } from '../arrange/ordered.ts';
import { findNotesRefusal } from '../refusals.ts';

const lines = (text: string) => text.trim().split(/\n\s*/);

const NOT_UNDERSTOOD = lines(`
  decline politely
  politely refuse
  write something nice for my colleague's farewell
  resignation letter, last day 30 november
  recommendation letter for my former student Lena
  job application for data analyst at Acme
  out of office message for next week
  email to customer about price increase from january
  explain why the project is late
  keep it short and friendly
  make it sound professional
  encourage the team after a hard quarter
  negotiate a lower rent with the owner
  persuade my boss to buy a new printer
  write a funny birthday poem for my aunt
  create a short toast for the wedding of my sister`);

const NOTES = lines(`
  please send me the invoice
  the story of our club is on the website
  cards and songs for the party are in the box
  call me at 5
  send the report by friday
  tell me when you arrive
  ask for me at the reception
  tell your brother I said hello
  ask your doctor before you take these
  write me when you are back
  please write your name on the list in the kitchen
  please apologise to your team on my behalf
  please confirm the booking for two nights
  accept my apologies for the late answer
  explain it to me tomorrow
  answer the questions on page 2 and sign below
  my application for the visa was refused
  our complaint about the delivery has not been answered
  resignation of the chairman was announced yesterday
  the letter from the bank is attached
  invitation attached
  message received, thank you
  request number 8812 is still open
  notes from the meeting are in the folder
  sorry, I have to decline this time
  we cannot accept the offer at this price
  keep the receipt, you will need it for the refund
  use the side entrance, the front door is locked
  bring your laptop and write down your questions
  check the attached list and tell me what is missing
  need friday off, dentist
  report finished yesterday
  order 4410 came without a lid`);

describe('a note', () => {
  it.each(NOT_UNDERSTOOD)('is refused as an order that no rule carries out: %s', (note) => {
    expect(findNotesRefusal(note)).toMatchObject({ code: 'ORDER_NOT_UNDERSTOOD' });
  });

  it.each(NOTES)('is said to the reader: %s', (note) => {
    const { sentences } = arrange(note, 'confident');
    expect(sentences.map(({ kind }) => kind)).not.toContain('blank');
    const words = (text: string) => text.toLowerCase().match(/[\p{L}'’\d]+/gu) ?? [];
    const said = words(sentences.map(({ text }) => text).join(' '));
    expect(said).toEqual(expect.arrayContaining(words(note).filter((word) => word !== 'u')));
  });
});

describe('a rough reply', () => {
  it.each([
    'tell Tom that I am late',
    'let Mr Ashworth know I am late',
    'decline politely, I work that day',
    'decline his offer, it is too little',
    'ask for two more weeks',
  ])('is an order, by its form alone, in an answer to Tom Ashworth: %s', (draft) => {
    expect(beginsWithOrder(draft, 'Tom Ashworth')).toBe(true);
  });

  it.each([
    ['tell Tom that I am late', 'Anna Berg'],
    ['sorry for the late answer, I was away', 'Tom Ashworth'],
    ['thanks to her I got the job', 'Tom Ashworth'],
  ])('is said to who reads it: %s, to %s', (draft, sender) => {
    expect(beginsWithOrder(draft, sender)).toBe(false);
  });
});
