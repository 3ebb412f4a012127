import { findSentences } from '../../text/sentences.ts';
import { findAsked } from './asked.ts';
import { hideLinks } from './links.ts';

/** Span in UTF-16 code units of the text. */
export interface Question {
  text: string;
  start: number;
  end: number;
}

const MOST_QUESTIONS = 10;
/** UTF-16 code units before the question mark that are looked at; a longer question is cut at its beginning. */
const LONGEST_QUESTION = 600;

/** Said out of courtesy, or to nobody: they want no answer. */
const COURTESY =
  /^(?:(?:so|and|well|ok|okay)?,? ?(?:how (?:are|have) you(?: all)?(?: doing| been| keeping)?(?: today| these days)?|how(?:'s| is) (?:it going|everything|life|things)(?: with you)?|how are things(?: with you)?|how was your (?:weekend|week|holiday|vacation|trip|day)|(?:is|are) (?:everything|you)(?: all)? (?:ok|okay|well|fine)|ok|okay|alright|right|deal|agreed|sounds? (?:good|ok|okay|fine)|make sense|does (?:that|this) (?:make sense|sound (?:good|ok|okay))|got it|you know|isn'?t it|who knows|what'?s up|any questions|why not|remember|see|really|what do i know))$/i;

/** The reply itself is the answer: “Could you let me know by Friday?” */
const ASKS_FOR_REPLY =
  /^(?:and |but |so )?(?:could|can|would|will) you (?:please |also )?(?:let (?:me|us) know|get back to (?:me|us)|come back to (?:me|us)|reply|answer)(?: (?:by|before|until|today|tomorrow|soon|asap|as soon as|at your|in time)(?: [\p{L}\p{N}]+){0,4})?$/iu;

const LEAD = /^(?:[-*•–]\s+|\(?\d{1,2}[.)]\s+|\(?[a-z]\)\s+|q(?:uestion)?\s?\d{0,2}[:.]\s+)+/i;
const OPENS =
  '(?:(?:do|does|did|can|could|is|are|was|were|will|would|should|shall|have|has) (?:you|we|i|they|he|she|it|there|the|this|that|your|my|our|any(?:one|body)?|some(?:one|body)?)|(?:what|when|where|who|why|which|how)) ';
/** “Hi Tom, ” and, before what asks, “Tom, ” or “Tom - ”. */
const GREETING = new RegExp(
  `^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\\b[^,.!?\\n]{0,40}[,!–-]|(?!(?:also|and|so|but|otherwise)\\b)\\p{L}+(?:,| [-–—])(?= ${OPENS}))\\s*`,
  'iu',
);

/** Whether a sentence ends at this question mark, which neither a link nor a word in brackets does. */
function isEnd(text: string, index: number): boolean {
  if (!/^[?!]*["'”’)\]]*(?:\s|$)/.test(text.slice(index + 1, index + 12))) return false;
  const word = /\S{1,80}$/.exec(text.slice(Math.max(0, index - 80), index))?.[0] ?? '';
  return /[\p{L}\p{N}\p{Sc}%"'”’)\]]$/u.test(word) && !/^(?:https?:|www\.)\S*[?=&#]/.test(word);
}

/** Where the sentence that ends with the text begins, over broken lines, without bullets and greetings. */
function findStart(text: string): number {
  const start = findSentences(hideLinks(text).replaceAll(/\n(?=\p{Ll})/gu, ' ')).at(-1)?.start ?? 0;
  const sentence = text.slice(start);
  const lead = LEAD.exec(sentence)?.[0].length ?? 0;
  return start + lead + (GREETING.exec(sentence.slice(lead))?.[0].length ?? 0);
}

/** What mail programs and firms set below a mail. */
const NOTICE =
  /\b(?:(?:need|want|have) to print|before (?:you )?print(?:ing)?|print this (?:e-?mail|mail|message)|consider the environment)\b/i;

function isCourtesy(sentence: string): boolean {
  if (NOTICE.test(sentence)) return true;
  const plain = sentence
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');
  return COURTESY.test(plain) || ASKS_FOR_REPLY.test(plain);
}

const SECOND = new RegExp(`,? and (?:also )?(?=${OPENS})`, 'iu');
const IS_OPEN = new RegExp(`(?:^|: ?|, )${OPENS}`, 'iu');

/** “What are your hours, and do you ship to Norway?” asks two things. */
function splitInTwo({ text, start, end }: Question): Question[] {
  const joint = SECOND.exec(text);
  const isTwo = joint && IS_OPEN.test(text.slice(0, joint.index));
  if (!joint || !isTwo || text.length !== end - start) return [{ text, start, end }];
  const at = joint.index + joint[0].length;
  return [
    { text: text.slice(0, joint.index), start, end: start + joint.index },
    { text: text.slice(at), start: start + at, end },
  ];
}

/** Sentences that end with a question mark. */
function findMarked(text: string): Question[] {
  const questions: Question[] = [];
  let from = 0;
  for (let mark = text.indexOf('?'); mark >= 0; mark = text.indexOf('?', Math.max(from, mark + 1))) {
    if (questions.length >= MOST_QUESTIONS) break;
    if (!isEnd(text, mark)) continue;
    const windowStart = Math.max(from, mark - LONGEST_QUESTION);
    const start = windowStart + findStart(text.slice(windowStart, mark + 1));
    from = mark + (/^[?!]+/.exec(text.slice(mark, mark + 12))?.[0].length ?? 1);
    const words = text.slice(start, from).replaceAll(/\s+/g, ' ');
    if (/\p{L}{2}/u.test(words) && !isCourtesy(words))
      questions.push(...splitInTwo({ text: words, start, end: from }));
  }
  return questions.slice(0, MOST_QUESTIONS);
}

/** Sentences of the text that ask without a mark. A long one is prose. */
function findUnmarked(text: string): Question[] {
  const joined = hideLinks(text).replaceAll(/\n(?=\p{Ll})/gu, ' ');
  return findSentences(joined).flatMap((span) => {
    const sentence = joined.slice(span.start, span.end);
    if (sentence.length > LONGEST_QUESTION || /\?["'”’)\]]*\s*$/.test(sentence)) return [];
    const lead = LEAD.exec(sentence)?.[0].length ?? 0;
    const from = lead + (GREETING.exec(sentence.slice(lead))?.[0].length ?? 0);
    return findAsked(sentence.slice(from)).flatMap((asked) => {
      const [start, end] = [span.start + from + asked.start, span.start + from + asked.end];
      const words = text.slice(start, end).replaceAll(/\s+/g, ' ');
      return isCourtesy(words) ? [] : [{ text: words, start, end }];
    });
  });
}

/** The questions of a text that want an answer, at most ten, with requests that ask like them. */
export function findQuestions(text: string): Question[] {
  const marked = findMarked(text);
  const unmarked = findUnmarked(text).filter(
    ({ start, end }) => !marked.some((question) => question.start < end && question.end > start),
  );
  return [...marked, ...unmarked].sort((one, other) => one.start - other.start).slice(0, MOST_QUESTIONS);
}
