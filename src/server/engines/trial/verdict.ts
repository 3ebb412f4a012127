import type { TrialResult } from '../../../shared/contract/engine-trial.ts';
import type { ToolName } from '../../../shared/tools.ts';
import { engineDeadlineMs } from '../deadline.ts';
import { providerSilenceMs } from '../providers/provider-model.ts';

/** How the correction of the text ended. `late`: the time was up; `broken`: what came is no corrected text. */
export type WritingEnd = 'whole' | 'late' | 'broken';

/** What was seen of an engine that wrote. Times are in seconds. */
export interface Measures {
  /** Null: no word came. */
  firstWordSeconds: number | null;
  /** From the first word on; null where there is no second one. */
  wordsPerMinute: number | null;
  words: number;
  end: WritingEnd;
  /** Facts that are in the text no more, and how many there were; null unless it is whole. */
  lost: { number: number; name: number; negation: number } | null;
  numbers: number;
  /** Null: the time was up before it came back. */
  review: { isReadable: boolean; seconds: number } | null;
}

type Verdict = Pick<TrialResult, 'sentences' | 'good_for'>;

const silenceSeconds = providerSilenceMs / 1_000;
const callSeconds = engineDeadlineMs / 1_000;

/** Words of a short text, and of one as long as a page; and how long nobody minds to wait, in seconds. */
const shortText = 60;
const longText = 200;
const patienceSeconds = 20;

/** Faster than anybody can tell. */
const mostWordsPerMinute = 1_000;

/** What the measures mean, in sentences, and for which tools they are good enough. */
export function toVerdict(measures: Measures): Verdict {
  const speed = rateSpeed(measures);
  const facts = rateFacts(measures);
  const review = rateReview(measures);
  const writes = speed.isGoodForShort && measures.end !== 'broken';
  const good: readonly [ToolName, boolean][] = [
    ['improve-text', writes && facts.isKept],
    ['email-reply', writes && speed.isGoodForLong],
    ['write-from-scratch', writes && speed.isGoodForLong],
    ['get-feedback', review.isGood],
  ];
  return {
    sentences: [speed.sentence, ...facts.sentences, review.sentence],
    good_for: good.filter(([, isGood]) => isGood).map(([tool]) => tool),
  };
}

function rateSpeed({ firstWordSeconds, wordsPerMinute }: Measures) {
  const bad = { isGoodForShort: false, isGoodForLong: false };
  if (firstWordSeconds === null)
    return { ...bad, sentence: 'No word came: nothing can be written with this. Choose a smaller model.' };
  const seen = describeSpeed(firstWordSeconds, wordsPerMinute);
  if (firstWordSeconds > silenceSeconds) {
    const end = `too late, since a call is given up after ${silenceSeconds} s of silence. Where the model had to be loaded first, try it again; or choose a smaller one.`;
    return { ...bad, sentence: `${seen}: ${end}` };
  }
  const secondsFor = (words: number) =>
    firstWordSeconds + (wordsPerMinute === null ? 0 : (words / wordsPerMinute) * 60);
  if (secondsFor(shortText) > callSeconds) {
    const end = `too slow, since a call ends after ${callSeconds} s. Choose a smaller model.`;
    return { ...bad, sentence: `${seen}: ${end}` };
  }
  const short = { isGoodForShort: true, isGoodForLong: false };
  if (secondsFor(longText) > callSeconds)
    return { ...short, sentence: `${seen}: good for short texts, slow for replies.` };
  const long = { isGoodForShort: true, isGoodForLong: true };
  if (secondsFor(longText) > patienceSeconds)
    return { ...long, sentence: `${seen}: good for short texts and replies; a long text takes its time.` };
  return { ...long, sentence: `${seen}: fast enough for every tool.` };
}

function describeSpeed(firstWordSeconds: number, wordsPerMinute: number | null): string {
  const first =
    firstWordSeconds < 1 ? 'First words at once' : `First words after ${Math.round(firstWordSeconds)} s`;
  if (wordsPerMinute === null) return first;
  if (wordsPerMinute > mostWordsPerMinute) return `${first}, more than 1,000 words a minute`;
  return `${first}, ${wordsPerMinute} words a minute`;
}

const notForGrammar = 'not for Fix Grammar';

function rateFacts({ end, words, firstWordSeconds, lost, numbers }: Measures) {
  if (end === 'broken')
    return { isKept: false, sentences: [`What it wrote is no corrected text: ${notForGrammar}.`] };
  if (lost === null) {
    const late = `The time was up after ${words} words; what it keeps of numbers and names is not known.`;
    return { isKept: false, sentences: firstWordSeconds === null ? [] : [late] };
  }
  const changed = [
    lost.number > 0 && `It changed ${lost.number} of ${numbers} numbers: ${notForGrammar}.`,
    lost.name > 0 && `It changed a name: ${notForGrammar}.`,
    lost.negation > 0 && `It lost a “not”: ${notForGrammar}.`,
  ].filter((sentence) => sentence !== false);
  if (changed.length > 0) return { isKept: false, sentences: changed };
  return { isKept: true, sentences: ['It kept every number, name and “not”.'] };
}

function rateReview({ review }: Measures) {
  if (review === null) return { isGood: false, sentence: 'The time was up before a review came back.' };
  if (!review.isReadable)
    return { isGood: false, sentence: 'A review did not come back readable: not for Feedback.' };
  const seconds = Math.round(review.seconds);
  if (seconds > callSeconds) {
    const sentence = `A review came back readable, after ${seconds} s: a call ends after ${callSeconds} s, so not for Feedback.`;
    return { isGood: false, sentence };
  }
  return { isGood: true, sentence: 'A review came back readable.' };
}
