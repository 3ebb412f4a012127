import { describe, expect, it } from 'vitest';
import { isOrder, staysOrder } from './orders.ts';

const lines = (text: string) => text.trim().split(/\n\s*/);

const ORDERS = lines(`
  decline politely
  politely refuse
  write something nice for my colleague's farewell
  write an apology to my neighbour for the party last night
  resignation letter, last day 30 november
  recommendation letter for my former student Lena
  job application for data analyst at Acme
  job offer refusal, salary too low
  out of office message for next week
  email to customer about price increase from january
  reminder to staff about clean desk policy
  request for vacation from 3 to 14 august to my manager
  explain why the project is late
  keep it short and friendly
  be polite but firm and demand payment of invoice 300
  make it sound professional
  turn down the job offer, but stay on good terms
  encourage the team after a hard quarter
  introduce our new company to potential clients
  thank the nurses on ward 4
  reject the proposal kindly, budget is too small
  respond that we are not interested
  negotiate a lower rent with the owner
  follow up with the recruiter, no answer for two weeks
  announce the office closure on 24 december
  persuade my boss to buy a new printer
  express my condolences to a colleague whose father died
  answer yes and suggest tuesday
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
  please remind the team to bring their badges
  please apologise to your team on my behalf
  please confirm the booking for two nights
  accept my apologies for the late answer
  explain it to me tomorrow
  answer the questions on page 2 and sign below
  invite whoever you like
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
  need friday off, dentist`);

describe('a note', () => {
  it.each(ORDERS)('is an order to write: %s', (note) => {
    expect(staysOrder(note, 'first')).toBe(true);
  });

  it.each(NOTES)('is said to the reader: %s', (note) => {
    expect(staysOrder(note, 'first')).toBe(false);
  });

  it('is no order where a rule says it in the writer’s own words', () => {
    expect(staysOrder('ask Tom to call me', 'first')).toBe(false);
    expect(staysOrder('decline', 'first')).toBe(true);
  });
});

it('in a reply “tell Tom” is an order where Tom is who reads it', () => {
  expect(isOrder('tell Tom that I am late', 'reply', 'Tom Ashworth')).toBe(true);
  expect(isOrder('tell Tom that I am late', 'reply', 'Anna Berg')).toBe(false);
});
