import { describe, expect, it } from 'vitest';
import { findQuestions } from './questions.ts';

const texts = (mail: string) => findQuestions(mail).map(({ text }) => text);

describe('questions', () => {
  it.each([
    ['of one line are told apart', 'When is it? Where? Who comes?', ['When is it?', 'Where?', 'Who comes?']],
    [
      'of one sentence are two',
      'What are your hours, and do you ship to Norway? Can you come, and bring Tom and Anna?',
      ['What are your hours', 'do you ship to Norway?', 'Can you come, and bring Tom and Anna?'],
    ],
    [
      'of one sentence are two, also without a comma',
      'What time is the match and where do we park?',
      ['What time is the match', 'where do we park?'],
    ],
    ['may lack their mark', 'Are you in? and do you have my key', ['Are you in?', 'and do you have my key']],
    ['lose the greeting before them', 'Hi Tom, can you come?', ['can you come?']],
    ['lose the name before them', 'Tom - is it red?\nAnna, can you come?', ['is it red?', 'can you come?']],
    ['may end in an amount', 'Can you give us 15%? Is it 5 €?', ['Can you give us 15%?', 'Is it 5 €?']],
    [
      'lose bullets',
      '1. Is it red?\n- Is it big?\n(b) Is it new?',
      ['Is it red?', 'Is it big?', 'Is it new?'],
    ],
    [
      'go on in the next line',
      'Fine. Who from your side will\nsign the form? Bye.',
      ['Who from your side will sign the form?'],
    ],
    ['may end in several marks', 'Really red?! Is it red??', ['Really red?!', 'Is it red??']],
    ['do not go on over a title', 'It is late. Has Dr. Miller seen it?', ['Has Dr. Miller seen it?']],
    [
      'may speak of a link',
      'Have you seen https://x.org/a?b=1 yet?',
      ['Have you seen https://x.org/a?b=1 yet?'],
    ],
    ['are no part of links', 'See https://x.org/a?b=1 and https://x.org/?q= or www.x.org/?a now.', []],
    [
      'of courtesy want no answer',
      'How are you? How is it going? OK? Does that make sense? Any questions?',
      [],
    ],
    ['of courtesy are known with curly marks', 'How’s it going? Isn’t it?', []],
    [
      'that ask for the reply itself want no answer',
      'Could you let me know by tomorrow? Can you get back to us as soon as possible?',
      [],
    ],
    [
      'of what the reader thinks want one',
      'Could you let me know when it is?',
      ['Could you let me know when it is?'],
    ],
    ['need words', '? ?? 5?', []],
    [
      'may be asked without a mark',
      'Please let me know who will sign the contract, and whether we can get 5 % off. Bye.',
      ['Please let me know who will sign the contract', 'whether we can get 5 % off'],
    ],
    ['may be a request in haste', 'hey can u call me', ['hey can u call me']],
    [
      'may be what somebody needs',
      'Thanks. We also need the invoice number.',
      ['We also need the invoice number'],
    ],
    ['are no polite ending', 'Let me know if you have any questions. We need 40 chairs.', []],
    ['are no notice of a mail program', 'Do you really need to print this e-mail?', []],
  ])('%s', (_, mail, expected) => {
    expect(texts(mail)).toEqual(expected);
  });

  it('lie where their span says', () => {
    const mail = 'Hi Tom,\n\nGood. Can you come? 😀 And when is it?';
    for (const { text, start, end } of findQuestions(mail)) expect(mail.slice(start, end)).toBe(text);
  });

  it('are ten at most', () => {
    expect(findQuestions('Is it red? '.repeat(30))).toHaveLength(10);
  });
});
