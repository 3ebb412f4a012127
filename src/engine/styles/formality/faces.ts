import type { Finding, Rule } from '../../rules/kit.ts';

const reason = 'A formal text does without smiles and rows of dots.';
const ROWS: readonly { pattern: RegExp; write: string }[] = [
  {
    pattern:
      / ?(?:(?<=[\s\p{P}]|^)[:;=]-?[)DPp](?![\p{L}\p{N})])|(?<=\s|^)(?:<3|xD|XD|\^\^|lol|LOL)(?=[\s.!?]|$))/gu,
    write: '',
  },
  {
    pattern: / ?\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|\uFE0F|[\u{1F3FB}-\u{1F3FF}])*/gu,
    write: '',
  },
  { pattern: /(?<=\p{L}) ?(?:\.{2,}|…)$/gu, write: '.' },
];

/** “Thanks :)” has no smile in a very formal text, and “I see ...” ends with a full stop. */
export const withoutFaces: Rule = {
  id: 'no-smile',
  category: 'tone',
  gist: 'calm mark',
  *find({ text }): Generator<Finding> {
    for (const { pattern, write } of ROWS) {
      for (const match of text.matchAll(pattern)) {
        if (/^\p{N}$/u.test(match[0].trim())) continue;
        yield { start: match.index, end: match.index + match[0].length, replacement: write, reason };
      }
    }
  },
  examples: [
    ['We won :)', 'We won'],
    ['I see ...', 'I see.'],
  ],
  leaves: ['The ratio is 3:4.', 'See (a:b).', 'Wait... what is it?'],
};
