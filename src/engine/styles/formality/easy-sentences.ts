import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { canPart, comesBack, isClause } from '../splits/clauses.ts';

/** What speech begins a new sentence with. */
const BEGINS = new Map([
  ['but', 'But'],
  ['and', 'And'],
  ['so', 'So'],
  ['yet', 'But'],
]);

const capitalise = (word: Word) => word.text.charAt(0).toUpperCase() + word.text.slice(1);

/** Where one sentence may end, and the word that begins the next. */
interface Parting {
  from: number;
  begins: string | undefined;
}

function findParting({ word, at, index }: Place): Parting | undefined {
  if (word.text === ';') return { from: index + 1, begins: undefined };
  if (word.text === ',') {
    const begins = BEGINS.get(at(1).lower);
    return begins === undefined ? undefined : { from: index + 2, begins };
  }
  const isBare = word.text === 'but' && /^(?:DET|PRON|PROPN)$/.test(at(1).tag) && at(-1).text !== ',';
  return isBare ? { from: index + 1, begins: 'But' } : undefined;
}

/** “…, but the baker is glad” is two sentences in speech; so is what follows a semicolon. */
export const easySentences: Rule = {
  id: 'easy-sentence',
  category: 'tone',
  gist: 'spoken link',
  *find(sentence): Generator<Finding> {
    const { words, text } = sentence;
    if (/[\n?]/.test(text)) return;
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      const parting = findParting(place);
      const next = words[parting?.from ?? -1];
      if (parting === undefined || next === undefined) continue;
      const { from, begins } = parting;
      const isBare = word.text === 'but';
      if (!isClause(words, from, { isStrict: isBare || begins === 'And' })) continue;
      if (!canPart(sentence, index, from, { isContrast: begins === 'But' })) continue;
      if (begins === 'And' && comesBack(words, from)) continue;
      const start = isBare ? at(-1).end : word.start;
      const end = begins === undefined ? next.end : isBare ? word.end : at(1).end;
      const replacement = `. ${begins ?? capitalise(next)}`;
      yield { start, end, replacement, reason: 'In speech one begins a new sentence here.' };
      return;
    }
  },
  examples: [
    [
      'The shop sells bread and cakes, but the baker is not happy with it.',
      'The shop sells bread and cakes. But the baker is not happy with it.',
    ],
    [
      'The shop sells bread and cakes; the baker is very happy.',
      'The shop sells bread and cakes. The baker is very happy.',
    ],
  ],
  leaves: ['It is small, but neat.', 'The shop sells bread, but not cakes, to all who come.'],
};
