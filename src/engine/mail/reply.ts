import type { CorrectRequest } from '../corrector.ts';
import { applyChanges, composeChanges } from '../text/edits.ts';
import { findSentences } from '../text/sentences.ts';
import type {
  EnhanceRequest,
  EnhanceResult,
  Refusal,
  ReplyRequest,
  ReplyResult,
  RewriteStyle,
} from '../types.ts';
import { readBlank, writeBlank } from './blanks.ts';
import { listCapitalEdits } from './capitals.ts';
import { type MailChain, readChain } from './chain.ts';
import { findAnswered } from './coverage.ts';
import { type Frame, listFrameEdits } from './frame.ts';
import { type GreetingWords, hasGreeting, writeGreeting } from './greeting.ts';
import { addEdits } from './inserts.ts';
import { isEnglishMail } from './language.ts';
import { isOrder } from './orders.ts';
import { findAddress } from './people.ts';

/** What mails are made with. */
export interface MailTools {
  correct(request: CorrectRequest): Promise<EnhanceResult>;
  /** Rewrites by style. */
  enhance(request: EnhanceRequest): Promise<EnhanceResult>;
}

const FORMALITIES = ['casual', 'semi-casual', 'neutral', 'professional', 'very-formal'] as const;

/** The style that the sliders ask for; undefined where the draft decides everything. */
function toRewriteStyle({
  formality,
  tone = 3,
  length = 3,
}: ReplyRequest['style']): RewriteStyle | undefined {
  if (formality === undefined && tone === 3 && length >= 3) return undefined;
  return {
    formality: FORMALITIES[(formality ?? 3) - 1] ?? 'neutral',
    tone: tone < 3 ? 'polite' : tone > 3 ? 'confident' : 'neutral',
    length: length < 3 ? 'shorter' : 'auto',
  };
}

/** The draft corrected, and rewritten where a style is asked for. */
async function polish(tools: MailTools, { draft, style, language }: ReplyRequest): Promise<EnhanceResult> {
  const capitals = listCapitalEdits(draft);
  const corrected = await tools.correct({ text: applyChanges(draft, capitals), action: 'improve' });
  const changes = composeChanges(draft, capitals, corrected.changes);
  const wanted = toRewriteStyle(style);
  if (!wanted) return { ...corrected, changes };
  const request = { action: 'rewrite', text: corrected.text, language, style: wanted } as const;
  const styled = await tools.enhance(request);
  return { ...styled, changes: composeChanges(draft, changes, styled.changes) };
}

function listQuestions({ questions }: MailChain, text: string): ReplyResult['questions'] {
  const answered = findAnswered(
    questions.map((question) => question.text),
    text,
  );
  return questions.map((question, index) => {
    const blank = readBlank(question.text, text);
    return {
      text: question.text,
      answered: blank === 'filled' || (blank === 'none' && answered[index] === true),
    };
  });
}

interface Manner {
  greeting: GreetingWords;
  closing: string;
}

const NEUTRAL: Manner = { greeting: { toPerson: 'Hi', toNobody: 'Hello' }, closing: 'Best regards,' };
/** By formality, the words that the styles of the same levels leave alone. */
const MANNERS: readonly Manner[] = [
  { greeting: { toPerson: 'Hey', toNobody: 'Hey' }, closing: 'Cheers,' },
  { greeting: { toPerson: 'Hi', toNobody: 'Hi' }, closing: 'Best,' },
  NEUTRAL,
  { greeting: { toPerson: 'Dear', toNobody: 'Hello' }, closing: 'Best regards,' },
  { greeting: { toPerson: 'Dear', toNobody: 'Hello' }, closing: 'Kind regards,' },
];

const OPEN_REASON = 'You have not answered this question yet; fill in the blank or remove the line.';

function makeFrame(text: string, chain: MailChain, open: readonly string[], formality: number): Frame {
  const { sender } = chain.newest;
  const manner = MANNERS[formality - 1] ?? NEUTRAL;
  const reason = sender === null ? 'A mail begins with a greeting.' : `The newest message is from ${sender}.`;
  return {
    greeting: hasGreeting(text, findAddress(sender))
      ? null
      : { words: writeGreeting(sender, manner.greeting), reason },
    lines: open
      .filter((question) => readBlank(question, text) === 'none')
      .map((question) => ({ words: writeBlank(question), rule: 'open-question', reason: OPEN_REASON })),
    closing: { words: manner.closing, name: null },
  };
}

const NO_DETAILS = 'The built-in engine cannot add details that the draft does not give.';
const ORDER: Refusal = {
  code: 'ORDER_NOT_UNDERSTOOD',
  message:
    'The rules on this server arrange and correct a draft; they cannot write from an order such as “decline politely”. Write what you want to say, for example “Thank you for the offer, but I have to decline.”',
};
const NOT_ENGLISH: Refusal = {
  code: 'LANGUAGE_NOT_UNDERSTOOD',
  message: 'The rules on this server know English only, and this draft is in another language.',
};

/** Why the draft cannot be worked on; nothing for one that can. */
function findRefusal(draft: string, sender: string | null): Refusal | undefined {
  if (!isEnglishMail(draft)) return NOT_ENGLISH;
  if (hasGreeting(draft)) return undefined;
  const [first = ''] = findSentences(draft).map(({ start, end }) => draft.slice(start, end));
  return isOrder(first, 'reply', sender) ? ORDER : undefined;
}

function describe(open: number, length: number): string {
  const questions = open === 1 ? 'One question is' : `${open} questions are`;
  return [
    ...(open > 0 ? [`${questions} still open: fill in the blank or remove the line.`] : []),
    ...(length > 3 ? [NO_DETAILS] : []),
  ].join(' ');
}

function withNotice<Result extends EnhanceResult>(
  result: Result,
  ...notices: (string | undefined)[]
): Result {
  const notice = notices.filter((part) => part).join(' ');
  return notice === '' ? result : { ...result, notice };
}

/**
 * Makes a reply of a rough draft: corrects it, sets the style, adds greeting and closing where they are missing, and
 * names each question of the newest message that the draft leaves open, with a blank for the answer. It adds no fact.
 */
export function makeReplier(tools: MailTools): (request: ReplyRequest) => Promise<ReplyResult> {
  return async (request) => {
    const { draft, style } = request;
    const chain = readChain(request.chain);
    const refusal = findRefusal(draft, chain.newest.sender);
    if (refusal) {
      const questions = listQuestions(chain, '');
      return { text: draft, changes: [], issues: [], questions, refusal };
    }
    const polished = await polish(tools, request);
    const questions = listQuestions(chain, polished.text);
    const open = questions.filter(({ answered }) => !answered).map(({ text }) => text);
    const frame = makeFrame(polished.text, chain, open, style.formality ?? 3);
    const result = addEdits(draft, polished, listFrameEdits(polished.text, frame));
    return withNotice({ ...result, questions }, polished.notice, describe(open.length, style.length ?? 3));
  };
}
