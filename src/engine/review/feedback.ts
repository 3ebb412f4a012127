import { joinWords, sayCount } from './counted.ts';
import { FEATURES, type FeatureId } from './features.ts';
import type { Point } from './point.ts';
import { type Counts, type Rating, stepsOf } from './rate.ts';
import type { Reading } from './reading.ts';
import { WEIGHTS } from './weights.ts';

const NAMES: Readonly<Record<Reading['type'], string>> = {
  email: 'email',
  'direct-message': 'message',
  document: 'document',
  presentation: 'presentation',
  other: 'text',
};

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function sayFigures({ type, figures }: Reading): string {
  const { words, sentences, wordsPerSentence, grade } = figures;
  const size = `Your ${NAMES[type]} has ${counted(words, 'word')} in ${counted(sentences, 'sentence')}`;
  const grades = grade === null ? '' : ` It reads at grade ${grade}.`;
  return sentences > 1 ? `${size}, ${wordsPerSentence} words a sentence.${grades}` : `${size}.${grades}`;
}

/** The signs that moved a score most, for better or for worse. */
function saySigns({ category }: Rating, reading: Reading, counts: Counts, direction: 1 | -1): string {
  const signs = WEIGHTS[category].weights
    .map((weight) => ({ ...weight, steps: stepsOf(weight, counts, reading.figures.words) * direction }))
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => b.steps - a.steps)
    .slice(0, 3);
  return joinWords(signs.map(({ feature }) => sayCount(feature, counts[feature])));
}

function sayScores(reading: Reading, ratings: readonly Rating[], counts: Counts): string[] {
  const sorted = [...ratings].sort((a, b) => b.score - a.score);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (best === undefined || worst === undefined) return [];
  if (best.score === worst.score) {
    return [`All ${ratings.length} ratings stand at ${best.score} of 5, so nothing stands out.`];
  }
  return [
    `${best.category} is strongest, at ${best.score} of 5${saySide(best, reading, counts, 1)}.`,
    `${worst.category} is weakest, at ${worst.score} of 5${saySide(worst, reading, counts, -1)}.`,
  ];
}

/** What raised or lowered a score; where nothing did, what would have done the opposite and is not there. */
function saySide(rating: Rating, reading: Reading, counts: Counts, direction: 1 | -1): string {
  const signs = saySigns(rating, reading, counts, direction);
  if (signs !== '') return `, with ${signs}`;
  const lacking = WEIGHTS[rating.category].weights
    .filter(({ feature, each }) => counts[feature] === 0 && each * direction < 0 && feature !== 'hardGrades')
    .slice(0, 2)
    .map(({ feature }) => sayCount(feature, 0));
  if (lacking.length > 0) return `, with ${lacking.join(' and ')}`;
  return direction > 0 ? ', with nothing counted for it' : ', with nothing counted against it';
}

function isEmpty(counts: Counts): boolean {
  return (Object.keys(FEATURES) as FeatureId[]).every((feature) => counts[feature] === 0);
}

/** Two to five sentences on what was counted, and on nothing else. */
export function writeFeedback(
  reading: Reading,
  { ratings, points, counts }: { ratings: readonly Rating[]; points: readonly Point[]; counts: Counts },
): string {
  const figures = sayFigures(reading);
  if (isEmpty(counts)) {
    return `${figures} None of the signs that the ratings are counted from was found in it, good or bad, so they say little.`;
  }
  const first = points[0];
  const next =
    first === undefined ? [] : [`Look first at “${shorten(first.evidence.quote)}”: ${lower(first.title)}.`];
  return [figures, ...sayScores(reading, ratings, counts), ...next].join(' ');
}

/** UTF-16 code units of a quote in running text. */
const LONGEST_QUOTE = 60;

/** The beginning of a quote in one line, cut between words. */
function shorten(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_QUOTE) return line;
  const cut = line.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '');
  return `${cut.length === LONGEST_QUOTE ? cut.replace(/[\ud800-\udbff]$/, '') : cut}…`;
}

function lower(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
