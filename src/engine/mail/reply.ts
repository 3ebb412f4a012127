import type { CorrectRequest } from '../corrector.ts';
import { applyChanges, composeChanges } from '../text/edits.ts';
import { listNames, listOwnWords } from '../text/known.ts';
import { readWishes, toWishes } from '../text/wishes.ts';
import type {
  Change,
  EnhanceRequest,
  EnhanceResult,
  ReplyRequest,
  ReplyResult,
  RewriteStyle,
} from '../types.ts';
import { listCapitalEdits } from './capitals.ts';
import { type MailChain, readChain } from './chain.ts';
import { findAnswered } from './coverage.ts';
import { listDateEdits } from './dates.ts';
import { type Frame, listFrameEdits } from './frame.ts';
import { type GreetingWords, hasGreeting, writeGreeting } from './greeting.ts';
import { addEdits } from './inserts.ts';
import { findAddress, findCorrespondent } from './people.ts';
import { findDraftRefusal } from './refusals.ts';
import { findOwnSignature, listSignatureEdits, type OwnSignature } from './signature.ts';
import { listStopEdits } from './stops.ts';

/** What mails are made with. */
export interface MailTools {
  correct(request: CorrectRequest): Promise<EnhanceResult>;
  /** Rewrites by style. */
  enhance(request: EnhanceRequest & { known?: readonly string[] }): Promise<EnhanceResult>;
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

/** Edits of the draft before it is corrected: its capitals and months, and its signature, which comes below the closing. */
function listDraftEdits(draft: string, signature: OwnSignature | undefined): Change[] {
  const edits = [...listCapitalEdits(draft), ...listDateEdits(draft)]
    .filter(({ end }) => signature === undefined || end <= signature.start)
    .sort((one, other) => one.start - other.start);
  return signature ? [...edits, ...listSignatureEdits(draft, signature)] : edits;
}

/** The draft corrected, and rewritten where a style is asked for. */
async function polish(
  tools: MailTools,
  request: ReplyRequest,
  edits: readonly Change[],
): Promise<EnhanceResult> {
  const { draft, chain, style, language } = request;
  const asked = { known: [...listOwnWords(request), ...listNames(chain)], ...toWishes(request) };
  const corrected = await tools.correct({ text: applyChanges(draft, edits), action: 'improve', ...asked });
  const changes = composeChanges(draft, edits, corrected.changes);
  const wanted = toRewriteStyle(style);
  if (!wanted) return { ...corrected, changes };
  const rewrite = { action: 'rewrite', text: corrected.text, language, style: wanted } as const;
  const styled = await tools.enhance({ ...rewrite, ...asked });
  return { ...styled, changes: composeChanges(draft, changes, styled.changes) };
}

function listQuestions({ questions }: MailChain, text: string): ReplyResult['questions'] {
  const texts = questions.map((question) => question.text);
  const answered = findAnswered(texts, text);
  return texts.map((question, index) => ({ text: question, answered: answered[index] === true }));
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

function makeFrame(text: string, { newest }: MailChain, formality: number, name: string | null): Frame {
  const person = findCorrespondent(newest);
  const manner = MANNERS[formality - 1] ?? NEUTRAL;
  const reason = person === null ? 'A mail begins with a greeting.' : `The newest message is from ${person}.`;
  return {
    greeting: hasGreeting(text, findAddress(person))
      ? null
      : { words: writeGreeting(person, manner.greeting), reason },
    closing: { words: manner.closing, name },
  };
}

const NO_DETAILS = 'The built-in engine cannot add details that the draft does not give.';
function withNotice<Result extends EnhanceResult>(
  result: Result,
  ...notices: (string | undefined)[]
): Result {
  const notice = notices.filter((part) => part).join(' ');
  return notice === '' ? result : { ...result, notice };
}

/**
 * Makes a reply of a rough draft: corrects it, ends its sentences, sets the style, and adds greeting, closing and
 * signature where they are missing. It adds no fact: which questions of the newest message are still open stands beside it.
 */
export function makeReplier(tools: MailTools): (request: ReplyRequest) => Promise<ReplyResult> {
  return async (request) => {
    const { draft, style } = request;
    const chain = readChain(request.chain);
    const refusal = findDraftRefusal(draft, chain.newest.sender);
    if (refusal) {
      const questions = listQuestions(chain, '');
      return { text: draft, changes: [], issues: [], questions, refusal };
    }
    const { sift } = readWishes(request);
    const signature = findOwnSignature(draft, request.name);
    const edits = sift(draft, listDraftEdits(draft, signature));
    const polished = await polish(tools, request, edits);
    const ended = addEdits(draft, polished, sift(polished.text, listStopEdits(polished.text)));
    const name = signature?.name ?? (request.name?.trim() || null);
    const frame = makeFrame(ended.text, chain, style.formality ?? 3, name);
    const result = addEdits(draft, ended, sift(ended.text, listFrameEdits(ended.text, frame)));
    const questions = listQuestions(chain, result.text);
    const lacking = (style.length ?? 3) > 3 ? NO_DETAILS : undefined;
    return withNotice({ ...result, questions }, polished.notice, lacking);
  };
}
