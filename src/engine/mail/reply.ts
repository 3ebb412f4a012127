import { withCapital } from '../text/capital.ts';
import { composeChanges } from '../text/edits.ts';
import { makeSuppressions } from '../text/suppressions.ts';
import type { EnhanceResult, ReplyRequest, ReplyResult, RewriteStyle } from '../types.ts';
import type { Arranged, DraftContext } from './arrange/arranged.ts';
import { listNoted, toLeftNotices } from './arrange/left.ts';
import { arrangeReply } from './arrange/reply.ts';
import { type MailChain, readChain } from './chain/chain.ts';
import { readChainWords } from './chain/chain-words.ts';
import { findAnswered } from './chain/coverage.ts';
import { findClosing } from './frame/closing.ts';
import { type Frame, listFrameEdits } from './frame/frame.ts';
import { type GreetingWords, hasGreeting, isCasual, writeGreeting } from './frame/greeting.ts';
import { addEdits } from './frame/inserts.ts';
import { findOwnSignature, listSignatureEdits, type OwnSignature } from './frame/signature.ts';
import { loadFirms } from './people/firms.ts';
import { findAddress, findCorrespondent, isKin, LOVE } from './people/people.ts';
import { loadSmallNames } from './people/small-names.ts';
import { KIN } from './people/somebody.ts';
import { type MailTools, polish, spell } from './polish.ts';
import { makeReaders } from './readers.ts';
import { findDraftRefusal } from './refusals.ts';

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

/** The draft in whole sentences as far as they are read, and its signature, which comes below the closing. */
function planDraft(
  draft: string,
  signature: OwnSignature | undefined,
  context: DraftContext,
): Pick<Arranged, 'edits' | 'isHasty' | 'left' | 'sentences'> {
  const closing = findClosing(draft.slice(0, signature?.start));
  const end = Math.min(
    signature?.start ?? draft.length,
    closing === undefined ? draft.length : closing.start,
  );
  const arranged = arrangeReply(draft, end, context);
  return signature
    ? { ...arranged, edits: [...arranged.edits, ...listSignatureEdits(draft, signature)] }
    : arranged;
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

const CASUAL: Manner = { greeting: { toPerson: 'Hi', toNobody: 'Hi' }, closing: 'Best,' };
const TO_KIN: Manner = { ...CASUAL, closing: LOVE };
const NEUTRAL: Manner = { greeting: { toPerson: 'Hi', toNobody: 'Hello' }, closing: 'Best regards,' };
const FORMAL: GreetingWords = { toPerson: 'Dear', toNobody: 'Hello' };
/** By formality, the words that the styles of the same levels leave alone. */
const MANNERS: readonly Manner[] = [
  { greeting: { toPerson: 'Hey', toNobody: 'Hey' }, closing: 'Cheers,' },
  CASUAL,
  NEUTRAL,
  { greeting: FORMAL, closing: 'Best regards,' },
  { greeting: FORMAL, closing: 'Kind regards,' },
];

/** “Dear Ms Klein”: who is addressed by a title addresses by the whole name, but for who wants it less formal. */
const TITLED = /^dear (?:mr|mrs|ms|mx|miss|dr|prof|professor|sir|madam|herr|frau|\p{L}+ \p{Lu})/iu;

const CALLS_KIN = new RegExp(`^\\s*(?:(?:hi|hello|hey|dear) )?(${KIN})\\b(?=[,!\\n]| and )`, 'i');
/** Whoever has a title answers by the first name. */
const IS_TITLE = /^(?:dr|prof|professor|mr|mrs|ms)\b/i;

/** “Hi Mum,”: what the newest message calls the one who answers. */
const readKin = (text: string) => {
  const called = CALLS_KIN.exec(text)?.[1];
  return called && withCapital(called.toLowerCase());
};

/** As the newest message greets, where no formality is asked for. */
function chooseManner({ newest }: MailChain, person: string | null, formality: number | undefined): Manner {
  if (formality !== undefined) return MANNERS[formality - 1] ?? NEUTRAL;
  if (isKin(person) || readKin(newest.text) !== undefined) return TO_KIN;
  if (isCasual(newest.text)) return CASUAL;
  const isLetter =
    /^dear\b/i.test(newest.text) || /^(?:mr|mrs|ms|dr|prof|herr|frau)\b/i.test(findAddress(person) ?? '');
  return isLetter ? { ...NEUTRAL, greeting: FORMAL } : NEUTRAL;
}

/** “Mum” to whom calls her so, and the first name alone in casual mails. */
function chooseName(manner: Manner, { newest }: MailChain, name: string | null): string | null {
  const first = name?.split(' ', 1)[0] ?? null;
  if (manner === TO_KIN) return readKin(newest.text) ?? first;
  return manner === CASUAL ? first : name;
}

const THANKS = 'Thank you for your email.';
/** Said already, or out of place in the answer to bad news. */
const NO_THANKS =
  /\b(?:thank|thanks|sorry|apolog\p{L}+|glad|happy|congratulat\p{L}+|condolences|great to|good to)\b/iu;
const BAD_NEWS =
  /\b(?:passed away|died|death|unfortunately|regret|overdue|outstanding|complaint|failed|damage|deposit|refuse[ds]?|cannot)\b/iu;

function makeFrame(
  text: string,
  chain: MailChain,
  formality: number | undefined,
  name: string | null,
  person: string | null,
): Frame {
  const manner = chooseManner(chain, person, formality);
  const address = findAddress(person);
  const isWhole =
    (formality === undefined || manner.greeting === FORMAL) &&
    TITLED.test(chain.newest.text) &&
    !IS_TITLE.test(name ?? '') &&
    person?.startsWith(`${address} `);
  const greeting =
    isWhole && person !== null
      ? `${manner.greeting.toPerson} ${person},`
      : writeGreeting(person, manner.greeting);
  const isLetter = formality === undefined && manner !== TO_KIN && /^dear\b/i.test(chain.newest.text);
  const thanks =
    isLetter && !NO_THANKS.test(text) && !BAD_NEWS.test(chain.newest.text) ? `\n\n${THANKS}` : '';
  const reason = person === null ? 'A mail begins with a greeting.' : `The newest message is from ${person}.`;
  return {
    greeting: hasGreeting(text, address) ? null : { words: `${greeting}${thanks}`, reason },
    closing: {
      words: manner.closing,
      name: chooseName(manner, chain, name),
    },
  };
}

const STYLE_WISH =
  'Wishes for the style and what is not to be said are no part of the reply: choose formality and tone beside your draft.';
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
  const readers = makeReaders(tools.read);
  return async (request) => {
    const { draft, style } = request;
    const chain = readChain(request.chain);
    const refusal = findDraftRefusal(draft, chain.newest.sender);
    if (refusal) {
      const questions = listQuestions(chain, '');
      return { text: draft, changes: [], issues: [], questions, refusal };
    }
    const { sift } = makeSuppressions(request);
    const { sender, signature: signed } = chain.newest;
    const found = findCorrespondent(chain.newest);
    // “Fergus” signs with no firm's name, and neither does who says below what they are
    const isSignedBy = found === signed && (chain.newest.isTitled || found?.includes(' ') === false);
    const isByOne = /\bI\b/.test(chain.newest.text);
    const isFirm = found !== null && !isSignedBy && !isByOne && (await loadFirms())(found);
    const person = isFirm ? null : found;
    const people = [sender, signed, request.name ?? null, ...chain.older.map((older) => older.sender)];
    const isName = await loadSmallNames(request.dictionary);
    const spelled = await spell(tools, draft, request, request.chain);
    const signature = findOwnSignature(spelled.text, request.name);
    const context = {
      chain: readChainWords(
        request.chain,
        people,
        isName,
        chain.questions.map(({ text }) => text),
      ),
      to: found,
      answered: chain.newest.text,
      isName,
      ...readers,
    };
    const { edits, left, isHasty, sentences } = planDraft(spelled.text, signature, context);
    const polished = await polish(tools, request, {
      source: draft,
      edits: composeChanges(draft, spelled.changes, sift(spelled.text, edits)),
      left,
      noted: listNoted(sentences),
      action: 'improve',
      style: toRewriteStyle(style),
      correspondents: request.chain,
      articles: isHasty ? readers.articles : undefined,
      isName,
    });
    const name = signature?.name ?? (request.name?.trim() || null);
    const frame = makeFrame(polished.text, chain, style.formality, name, person);
    const result = addEdits(draft, polished, sift(polished.text, listFrameEdits(polished.text, frame)));
    const questions = listQuestions(chain, result.text);
    const lacking = (style.length ?? 3) > 3 ? NO_DETAILS : undefined;
    return withNotice(
      { ...result, questions, ...(left.length > 0 && { isInPart: true }) },
      ...toLeftNotices(left),
      sentences.some(({ kind }) => kind === 'style') ? STYLE_WISH : undefined,
      polished.notice,
      lacking,
    );
  };
}
