import { describe, expect, it } from 'vitest';
import { answerInFull, readDirectQuestions } from './full-answers.ts';

describe('a short answer in the words of its question', () => {
  it.each([
    ['Which would suit you?', 'Wednesday', 'Wednesday would suit me'],
    ['Which day works best for you?', 'Friday', 'Friday works best for me'],
    ['Would Monday or Tuesday suit you?', 'Tuesday', 'Tuesday would suit me'],
    ['What time works?', '10', '10 works'],
    ['When can you come?', 'Friday at 3', 'I can come on Friday at 3'],
    ['When are you moving in?', 'June', 'I am moving in June'],
    ['When do you need it by?', 'Friday', 'I need it by Friday'],
    ['By when do you need it?', 'Friday', 'I need it by Friday'],
    ['When would you like us to come?', 'the 14th', 'I would like you to come on the 14th'],
    ['When will your parents be back?', 'Monday', 'my parents will be back on Monday'],
    ['When does the course start?', 'next week', 'the course starts next week'],
    ['What time should we arrive?', '3 pm', 'please arrive at 3 pm'],
    [
      'When do you think the final version will be ready?',
      'final by Thursday',
      'the final version will be ready by Thursday',
    ],
    ['Where is the key?', 'in the shed', 'the key is in the shed'],
    ['And where shall we meet?', 'at the station', "let's meet at the station"],
    ['How many chairs do you need for the hall?', '20', 'I need 20 chairs for the hall'],
    ['Do you need any adjustments on the day?', 'no adjustments', "I don't need any adjustments"],
    ['Do you have a permit?', 'no permit', "I don't have a permit"],
    ['Does he have any allergies?', 'no allergies', "he doesn't have any allergies"],
    ['Are there any stairs?', 'no stairs', 'there are no stairs'],
    ['Would you prefer the red one or the blue one?', 'red', 'I would prefer the red one'],
    [
      'Would you like to wait, or cancel for a full refund?',
      'otherwise refund',
      'otherwise I would like to cancel for a full refund',
    ],
  ])('of “%s” %s', (question, answer, full) => {
    expect(answerInFull(answer, readDirectQuestions([question]))).toBe(full);
  });

  it.each([
    ['is asked for by no question', 'Wednesday', ['Is the hall free?']],
    ['may answer two', 'Wednesday', ['When can you come?', 'When do you need it?']],
    ['is a sentence', 'Wednesday is fine', ['Which would suit you?']],
    ['asks', 'Wednesday?', ['Which would suit you?']],
    ['was done at a time', 'Friday', ['When did you send it?']],
    ['is of both', 'refund', ['Would you like a full refund or a part refund?']],
    ['of whom nobody knows', 'half past six', ['What time are we meeting?']],
  ])('is none that %s', (_, answer, questions) => {
    expect(answerInFull(answer, readDirectQuestions(questions))).toBeUndefined();
  });
});
