import { joinWords, sayCount, sayGrade } from './counted.ts';
import type { Contribution, Judgement } from './judge.ts';
import type { Point } from './point.ts';
import { listSeen } from './rate.ts';
import type { Reading } from './reading.ts';

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
  const grades = grade === null ? '' : ` It reads at ${sayGrade(grade)}.`;
  return sentences > 1 ? `${size}, ${wordsPerSentence} words per sentence.${grades}` : `${size}.${grades}`;
}

/** The signs that moved a score most, for better or for worse. */
function saySigns(contributions: readonly Contribution[], direction: 1 | -1): string {
  const signs = listSeen(contributions).filter(({ steps }) => steps * direction > 0);
  return joinWords(signs.slice(0, 3).map(({ name, count }) => sayCount(name, count)));
}

function sayScores(judgements: readonly Judgement[]): string[] {
  const sorted = [...judgements].sort((a, b) => b.score - a.score);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (best === undefined || worst === undefined) return [];
  if (best.score === worst.score) {
    return [`All ${judgements.length} ratings stand at ${best.score} of 5, so nothing stands out.`];
  }
  return [
    `${best.category} is strongest, at ${best.score} of 5${saySide(best, 1)}.`,
    `${worst.category} is weakest, at ${worst.score} of 5${saySide(worst, -1)}.`,
  ];
}

/** What raised or lowered a score; where nothing did, what would have done the opposite and is not there. */
function saySide({ contributions }: Judgement, direction: 1 | -1): string {
  const signs = saySigns(contributions, direction);
  if (signs !== '') return `, with ${signs}`;
  const lacking = contributions
    .filter(({ count, missed, direction: own }) => missed && count === 0 && own * direction < 0)
    .flatMap(({ name }) => (name === undefined ? [] : [sayCount(name, 0)]))
    .slice(0, 2);
  return lacking.length > 0 ? `, with ${lacking.join(' and ')}` : '';
}

const NOTHING = 'It shows none of the signs that the ratings count, good or bad, so they say little.';

function isEmpty(judgements: readonly Judgement[]): boolean {
  return judgements.every(({ contributions }) => listSeen(contributions).length === 0);
}

/** Two to five sentences on what was counted, and on nothing else. */
export function writeFeedback(
  reading: Reading,
  { judgements, points }: { judgements: readonly Judgement[]; points: readonly Point[] },
): string {
  const figures = sayFigures(reading);
  const scores = isEmpty(judgements) ? [NOTHING] : sayScores(judgements);
  const first = points[0];
  const next =
    first === undefined ? [] : [`Start with “${shorten(first.evidence.quote)}”: ${lower(first.title)}.`];
  return [figures, ...scores, ...next].join(' ');
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
