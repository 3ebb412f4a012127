import { describe, expect, it } from 'vitest';
import { findAnswered } from './coverage.ts';

describe('whether a draft answers a question', () => {
  it.each([
    ['Can you come on Friday?', 'Yes, Friday works', true],
    ['Can you come on Friday?', 'Friday does not suit me.', true],
    ['Can you come on Friday?', 'Yes.', true],
    ['Can you come on Friday?', 'I can’t, sorry.', true],
    ['Can you come on Friday?', 'Thanks for the nice photos.', false],
    ['Can you come on Friday?', 'Can you tell me more about Friday?', false],
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
    ['Why was the train late?', 'The train was late because of snow.', true],
    ['Is it possible to add 40 lanyards?', 'lanyards yes but extra 3 days, £1.20 each.', true],
    ['Have you sent the contract to Tom?', 'Tom is on holiday.', false],
    ['Have you paid the invoice?', 'I paid it, the invoice is settled.', true],
    ['Can you come on Friday?', 'About “Can you come on Friday?”: [your answer]', false],
    ['Can you come on Friday?', '', false],
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
});
