import { composeChanges } from '../text/edits.ts';
import {
  makeSuppressions,
  type SuppressionLists,
  type Suppressions,
  toSuppressionLists,
} from '../text/suppressions.ts';
import { tidyChanges } from '../text/tidy.ts';
import type { Change, ComposeRequest, ComposeResult, RewriteStyle } from '../types.ts';
import type { Arranged } from './arrange/arranged.ts';
import { arrangeDraft } from './arrange/draft.ts';
import { listNoted, toLeftNotices } from './arrange/left.ts';
import { arrange } from './arrange/notes.ts';
import { NO_CHAIN } from './chain/chain-words.ts';
import { findClosing } from './frame/closing.ts';
import { type Frame, listFrameEdits } from './frame/frame.ts';
import { findGroup, type GreetingWords, hasGreeting, isCasual, writeGreeting } from './frame/greeting.ts';
import { addEdits } from './frame/inserts.ts';
import { loadFirms } from './people/firms.ts';
import { isKin, LOVE, readRecipient } from './people/people.ts';
import { loadSmallNames } from './people/small-names.ts';
import { type MailTools, polish, spell } from './polish.ts';
import { makeReaders } from './readers.ts';
import { findNotesRefusal } from './refusals.ts';
import type { Readers, Turned } from './sentences/manner.ts';
import { makeSubject } from './subject.ts';
import { capitalise } from './words/capitals.ts';
import type { IsName } from './words/is-name.ts';

type Style = ComposeRequest['style'];

const CLOSINGS: Readonly<Record<Style['formality'], Readonly<Record<Style['tone'], string>>>> = {
  casual: { polite: 'Best,', friendly: 'Cheers,', confident: 'Best,' },
  neutral: { polite: 'Best regards,', friendly: 'Best wishes,', confident: 'Best regards,' },
  formal: { polite: 'Yours sincerely,', friendly: 'Kind regards,', confident: 'Kind regards,' },
};
const GREETINGS: Readonly<Record<Style['formality'], GreetingWords>> = {
  casual: { toPerson: 'Hi', toNobody: 'Hello' },
  neutral: { toPerson: 'Hello', toNobody: 'Hello' },
  formal: { toPerson: 'Dear', toNobody: 'Hello' },
};
const FORMALITIES = { casual: 'casual', neutral: 'neutral', formal: 'professional' } as const;
const TONES = { polite: 'polite', friendly: 'neutral', confident: 'confident' } as const;
const NAME_BLANK = '[your name]';

const ARRANGED = 'Your points were arranged and corrected. No fact was added to what you said.';
const FILL_IN = `Fill in ${NAME_BLANK}.`;
const NO_DETAILS = 'The built-in engine cannot add details that you did not give.';
const STYLE_WISH =
  'Wishes for the style and what is not to be said are no part of the email: choose tone and length beside your notes.';

/** What the description says, in the writer's own sentences. */
function plan({ description, recipient, style }: ComposeRequest, isName: IsName, readers: Readers): Arranged {
  const known = { to: recipient?.trim() || null, chain: NO_CHAIN, answered: '', isName, ...readers };
  if (!hasGreeting(description)) return arrange(description, style.tone, known);
  const end = findClosing(description)?.start ?? description.length;
  return arrangeDraft(description, end, known);
}

/** The style to ask for; undefined where the arranged sentences have it already. */
function toRewriteStyle({ formality, tone }: Style): RewriteStyle | undefined {
  if (formality === 'neutral' && tone !== 'confident') return undefined;
  return {
    formality: FORMALITIES[formality],
    tone: TONES[tone],
    length: 'auto',
  };
}

/** Of an order to write to “Flimbot” the mail keeps no word: the greeting has it. */
function siftNotes(description: string, edits: readonly Change[], { own, isOff }: Suppressions): Change[] {
  return edits.filter(({ rule }) => !isOff(rule)).map((edit) => own.restore(description, edit));
}

/** A note that became a sentence says so, though a word of it was corrected, too. */
function withOwnReasons(composed: readonly Change[], edits: readonly Change[]): Change[] {
  return composed.map((change) => {
    const own = edits.find(({ start, end }) => start >= change.start && end <= change.end);
    return own ? { ...own, start: change.start, end: change.end, replacement: change.replacement } : change;
  });
}

/** Whom the mail greets: nobody by the name of a firm. */
async function findGreeted(written: string | null): Promise<string | null> {
  const name = readRecipient(written);
  return name !== null && findGroup(name) === undefined && (await loadFirms())(name) ? null : name;
}

function makeFrame(
  text: string,
  recipient: string | null,
  isOfFamily: boolean,
  request: ComposeRequest,
): Frame {
  const { formality, tone } = request.style;
  const name = request.name?.trim() || null;
  const manner = formality === 'neutral' && tone === 'friendly' ? 'casual' : formality;
  const reason = recipient === null ? 'A mail begins with a greeting.' : `The mail goes to ${recipient}.`;
  return {
    greeting: hasGreeting(text) ? null : { words: writeGreeting(recipient, GREETINGS[manner]), reason },
    closing:
      (isOfFamily || isKin(recipient)) && formality !== 'formal'
        ? { words: LOVE, name: name?.split(' ', 1)[0] ?? null, blank: NAME_BLANK }
        : isCasual(text)
          ? { words: CLOSINGS.casual[tone], name: name?.split(' ', 1)[0] ?? null, blank: NAME_BLANK }
          : { words: CLOSINGS[formality][tone], name, blank: NAME_BLANK },
  };
}

/** “Mitzi” where the body has the name inside a sentence, and “mitzi” nowhere. */
function withNamesOf(body: string, subject: string): string {
  const words = new Set(body.match(/[\p{L}\p{M}'’]+/gu));
  const names = new Set(body.match(/(?<=[\p{L},] )\p{Lu}[\p{L}\p{M}'’]+/gu));
  return subject.replaceAll(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}'’]+/gu, (word) =>
    names.has(capitalise(word)) && !words.has(word) ? capitalise(word) : word,
  );
}

/** In the words of the corrected `body` where it has them; what the body leaves as it is, the subject leaves, too. */
async function writeSubject(
  tools: MailTools,
  sentences: readonly Turned[],
  body: string,
  suppressions: SuppressionLists,
): Promise<string> {
  const made = makeSubject(sentences);
  const at = body.toLowerCase().indexOf(made.toLowerCase());
  if (at >= 0) return capitalise(body.slice(at, at + made.length));
  const known = body.toLowerCase().match(/[\p{L}\p{M}'’]{2,}/gu) ?? [];
  const { text } = await tools.correct({
    text: made,
    action: 'grammar',
    known,
    isDraft: true,
    ...suppressions,
  });
  return withNamesOf(body, text.replace(/[.,;:]+$/, ''));
}

/**
 * Makes a mail of what the writer wants to say: arranges the points as sentences, corrects them, sets the style, and
 * adds greeting, closing and subject. It adds no fact; a name that it does not know stays a blank.
 */
export function makeComposer(tools: MailTools): (request: ComposeRequest) => Promise<ComposeResult> {
  const readers = makeReaders(tools.read);
  return async (request) => {
    const { description, style } = request;
    const refusal = findNotesRefusal(description);
    if (refusal)
      return { text: description, changes: [], issues: [], refusal, subject: request.subject ?? '' };
    const isName = await loadSmallNames(request.dictionary);
    const spelled = await spell(tools, description, request, request.recipient ?? '');
    const { edits, recipient, isOfFamily, sentences, left, isHasty } = plan(
      { ...request, description: spelled.text },
      isName,
      readers,
    );
    const suppressions = makeSuppressions(request);
    const sifted = composeChanges(description, spelled.changes, siftNotes(spelled.text, edits, suppressions));
    const made = await polish(tools, request, {
      source: description,
      edits: sifted,
      left,
      noted: listNoted(sentences),
      action: 'grammar',
      style: toRewriteStyle(style),
      correspondents: request.recipient ?? '',
      articles: isHasty ? readers.articles : undefined,
      isName,
    });
    const polished = { ...made, changes: tidyChanges(description, withOwnReasons(made.changes, sifted)) };
    const frameEdits = suppressions.sift(
      polished.text,
      listFrameEdits(
        polished.text,
        makeFrame(
          polished.text,
          await findGreeted(request.recipient?.trim() || recipient),
          isOfFamily,
          request,
        ),
      ),
    );
    const result = addEdits(description, polished, frameEdits);
    const subject =
      request.subject ?? (await writeSubject(tools, sentences, polished.text, toSuppressionLists(request)));
    const notices = [
      ARRANGED,
      ...toLeftNotices(left),
      ...(sentences.some(({ kind }) => kind === 'style') ? [STYLE_WISH] : []),
      ...(result.text.includes(NAME_BLANK) ? [FILL_IN] : []),
      ...(style.length === 'detailed' ? [NO_DETAILS] : []),
      ...(polished.notice === undefined ? [] : [polished.notice]),
    ];
    return { ...result, subject, notice: notices.join(' '), isInPart: left.length > 0 };
  };
}
