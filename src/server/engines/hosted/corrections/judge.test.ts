import { describe, expect, test } from 'vitest';
import { judgeCorrection } from './judge.ts';

const told = { category: 'grammar', reason: 'Asked for.', rule: 'grammar@1' } as const;

function judge(source: string, answer: string): string {
  const verdict = judgeCorrection({ source, answer }, { told });
  return 'excess' in verdict ? verdict.excess : 'corrected';
}

describe('what corrects a sentence', () => {
  test.each([
    ['nothing', 'All is well.', 'All is well.'],
    ['a misspelt word', 'Did you recieve the parcel?', 'Did you receive the parcel?'],
    ['many misspelt words', 'Teh goverment anounced new mesures.', 'The government announced new measures.'],
    ['forms of a verb', 'They was here and have went home.', 'They were here and have gone home.'],
    [
      'an irregular verb',
      'Yesterday I buyed bread and goed home.',
      'Yesterday I bought bread and went home.',
    ],
    ['articles that lack', 'I bought car at dealer in city.', 'I bought a car at the dealer in the city.'],
    [
      'prepositions',
      'She is married with a doctor and good in chess.',
      'She is married to a doctor and good at chess.',
    ],
    [
      'the order of a question',
      'What time it is and where you are going?',
      'What time is it and where are you going?',
    ],
    ['an adverb’s place', 'I like very much pizza.', 'I like pizza very much.'],
    [
      'commas and capitals',
      'however when i got home my keys wasnt there',
      'However, when I got home, my keys weren’t there.',
    ],
    ['an auxiliary', 'How long you live here?', 'How long have you lived here?'],
    ['words written apart', 'Every body works alot now a days.', 'Everybody works a lot nowadays.'],
    [
      'words of one family',
      'The competive of this market is strong.',
      'The competition of this market is strong.',
    ],
    ['a missing “not”’s spelling', 'I did nto see the mail.', 'I did not see the mail.'],
    ['an apostrophe', 'I dont think its theirs.', 'I don’t think it’s theirs.'],
    [
      'one wrong word',
      'Can you borrow me your pen until the lesson ends?',
      'Can you lend me your pen until the lesson ends?',
    ],
    ['an emoji that stays', 'thanks for you help 🎉', 'Thanks for your help 🎉'],
    ['a list item', '- two box of apples', '- two boxes of apples'],
    ['a heading', '## Wat we needs', '## What we need'],
    ['words that are only marks', '---', '---'],
  ])('%s', (_, source, answer) => {
    expect(judge(source, answer)).toBe('corrected');
  });
});

describe('what is more than a correction', () => {
  test.each([
    [
      'other words',
      'We decided to put off the meeting until next week.',
      'The gathering has been postponed to a later date.',
    ],
    [
      'synonyms all through',
      'The big house near the old station was sold fast.',
      'The large home near the ancient terminal was sold quickly.',
    ],
    [
      'clauses in another order',
      'When the rain had stopped, the children ran down to the river.',
      'The children ran down to the river when the rain had stopped.',
    ],
    [
      'an active made passive',
      'Our accountant checks every invoice on the first day.',
      'Every invoice is checked by our accountant on the first day.',
    ],
    [
      'half of it left out',
      'I like the new office because it is quiet and close to the park.',
      'I like the new office.',
    ],
    [
      'more than it says',
      'Send me the file.',
      'Send me the latest signed file once everyone has approved it.',
    ],
    ['a greeting made another', 'Hi', 'Hello'],
    ['three words that say something else', 'Sounds good to me.', 'I fully agree.'],
    ['an apology', 'They was here.', 'I’m sorry, but I can’t help with that request.'],
  ])('%s', (_, source, answer) => {
    expect(judge(source, answer)).toBe('rephrased');
  });

  test.each([
    ['a number', 'We needs 14 chairs.', 'We need 40 chairs.'],
    ['a sum', 'It cost £1,240.50 last year.', 'It cost £1,250.40 last year.'],
    [
      'two numbers that changed places',
      'In May we sold 2 crates of pears and 3 crates of plums to the shop.',
      'In May we sold 3 crates of pears and 2 crates of plums to the shop.',
    ],
    ['a day', 'Lets meet on Tuesday at noon.', 'Let’s meet on Thursday at noon.'],
    ['a name', 'Please ask Maria about it.', 'Please ask Martin about it.'],
    ['a name that opens a sentence', 'Anna will comes on Friday.', 'Hannah will come on Friday.'],
    ['a name in short', 'Rob have sent the list to me.', 'Robert has sent the list to me.'],
    ['an address', 'Write to sam@mail.example today.', 'Write to pam@mail.example today.'],
    ['a negation that goes', 'I do not agree with the plan.', 'I do agree with the plan.'],
    ['a negation that comes', 'He have paid the bill.', 'He has not paid the bill.'],
    ['a word that became its opposite', 'It are possible to pay later.', 'It is impossible to pay later.'],
    ['a word that lost its denial', 'The claim was unproven in court.', 'The claim was proven in court.'],
    ['a quotation', 'She said “we will see” and left.', 'She said “we will win” and left.'],
  ])('%s is a fact', (_, source, answer) => {
    expect(judge(source, answer)).toBe('fact');
  });

  test('a sentence that is gone, and one that nobody wrote', () => {
    expect(judge('It rains.', '')).toBe('dropped');
    expect(judge('', 'It rains.')).toBe('added');
  });

  test('another language is one where somebody can tell', () => {
    const texts = { source: 'The report is ready now.', answer: 'Der Bericht ist jetzt fertig.' };
    const judgeWith = (hasLeftEnglish?: () => boolean) =>
      judgeCorrection(texts, { told, ...(hasLeftEnglish && { hasLeftEnglish }) });
    expect(judgeWith(() => true)).toEqual({ excess: 'language' });
    expect(judgeWith(() => false)).toEqual({ excess: 'rephrased' });
    expect(judgeWith()).toEqual({ excess: 'rephrased' });
  });
});

test('a sentence of thousands of words is too long to compare, and then only itself is right', () => {
  const endless = 'and then we went on '.repeat(1_000).trim();
  expect(judge(endless, endless)).toBe('corrected');
  expect(judge(endless, `${endless} home`)).toBe('rephrased');
});
