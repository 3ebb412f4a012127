import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, isClause } from '../splits/clauses.ts';

/** What joins two clauses in speech, and in a formal text. */
const FORMAL = new Map([
  ['but', '; however, '],
  ['so', '; therefore, '],
]);

/** “It was late, but they went on” is “It was late; however, they went on” in a very formal text. */
export const joinedContrast: Rule = {
  id: 'joined-contrast',
  category: 'tone',
  gist: 'formal link',
  *find(sentence): Generator<Finding> {
    const { words, text } = sentence;
    if (/[;?\n]/.test(text)) return;
    for (const { word, at, index } of placesOf(sentence)) {
      const written = word.text === ',' ? FORMAL.get(at(1).lower) : undefined;
      const next = at(2);
      if (written === undefined || !isClause(words, index + 2) || !canPart(sentence, index, index + 2))
        continue;
      const reason = `A formal text joins two clauses with “${written.trim()}”.`;
      yield { start: word.start, end: next.start, replacement: written, reason };
      return;
    }
  },
  examples: [
    [
      'The shop sells bread and cakes, but the baker is not happy with it.',
      'The shop sells bread and cakes; however, the baker is not happy with it.',
    ],
  ],
  leaves: ['It is small, but neat.', 'The shop sells bread, but not cakes, to all who come.'],
};

/** “; however,” and “, however,” are “, but” and “, though,” in speech. */
export const easyContrast: Rule = {
  id: 'easy-contrast',
  category: 'tone',
  gist: 'everyday link',
  *find({ text }): Generator<Finding> {
    for (const match of text.matchAll(/([;,]) however, ?(?=\S)/g)) {
      const isNewClause = match[1] === ';';
      const replacement = isNewClause ? ', but ' : ', though, ';
      const reason = `In everyday English one says “${isNewClause ? 'but' : 'though'}”.`;
      yield { start: match.index, end: match.index + match[0].length, replacement, reason };
    }
  },
  examples: [
    ['The shop is small; however, we like it.', 'The shop is small, but we like it.'],
    ['The price, however, is high.', 'The price, though, is high.'],
  ],
  leaves: ['However small it is, we like it.'],
};
