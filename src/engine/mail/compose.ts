import { applyChanges, composeChanges } from '../text/edits.ts';
import { listNames, listOwnWords } from '../text/known.ts';
import { tidyChanges } from '../text/tidy.ts';
import type { Change, ComposeRequest, ComposeResult, EnhanceResult, RewriteStyle } from '../types.ts';
import { listArrangingEdits } from './arrange.ts';
import { listCapitalEdits } from './capitals.ts';
import { type Frame, listFrameEdits } from './frame.ts';
import { type GreetingWords, hasGreeting, writeGreeting } from './greeting.ts';
import { addEdits } from './inserts.ts';
import { findInstruction } from './instruction.ts';
import { listMonthEdits } from './months.ts';
import { readRecipient } from './people.ts';
import { findNotesRefusal, listPoints } from './refusals.ts';
import type { MailTools } from './reply.ts';
import { makeSubject } from './subject.ts';

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

const ARRANGED = 'Your points were arranged and corrected. Nothing was added to what you said.';
const FILL_IN = `Fill in ${NAME_BLANK}.`;
const NO_DETAILS = 'The built-in engine cannot add details that you did not give.';

/** What the description says, split and said in the writer's own person. */
interface Plan {
  edits: Change[];
  recipient: string | null;
  firstPoint: string;
}

function plan({ description, recipient, style }: ComposeRequest): Plan {
  const instruction = findInstruction(description);
  const isLetter = hasGreeting(description);
  const points = listPoints(description, instruction);
  const first = points[isLetter && points.length > 1 ? 1 : 0];
  return {
    edits: isLetter
      ? listCapitalEdits(description)
      : listArrangingEdits(description, points, style.tone, instruction),
    recipient: recipient === undefined ? (instruction?.recipient ?? null) : readRecipient(recipient),
    firstPoint: first ? description.slice(first.start, first.end) : '',
  };
}

/** The style to ask for; undefined where the arranged sentences have it already. */
function toRewriteStyle({ formality, tone, length }: Style): RewriteStyle | undefined {
  if (formality === 'neutral' && tone !== 'confident' && length !== 'short') return undefined;
  return {
    formality: FORMALITIES[formality],
    tone: TONES[tone],
    length: length === 'short' ? 'shorter' : 'auto',
  };
}

/** A note that became a sentence says so, though a word of it was corrected, too. */
function withOwnReasons(composed: readonly Change[], edits: readonly Change[]): Change[] {
  return composed.map((change) => {
    const own = edits.find(({ start, end }) => start >= change.start && end <= change.end);
    return own ? { ...own, start: change.start, end: change.end, replacement: change.replacement } : change;
  });
}

async function polish(tools: MailTools, request: ComposeRequest, edits: Change[]): Promise<EnhanceResult> {
  const { description, style, language } = request;
  const known = [...listOwnWords(request), ...listNames(request.recipient ?? '')];
  const arranged = applyChanges(description, edits);
  const months = listMonthEdits(arranged);
  const text = applyChanges(arranged, months);
  const corrected = await tools.correct({ text, action: 'grammar', known });
  const spelled = composeChanges(description, edits, months);
  const composed = composeChanges(description, spelled, corrected.changes);
  const changes = tidyChanges(description, withOwnReasons(composed, edits));
  const wanted = toRewriteStyle(style);
  if (!wanted) return { ...corrected, changes };
  const styled = await tools.enhance({
    action: 'rewrite',
    text: corrected.text,
    language,
    style: wanted,
    known,
  });
  return { ...styled, changes: composeChanges(description, changes, styled.changes) };
}

function makeFrame(text: string, recipient: string | null, request: ComposeRequest): Frame {
  const { formality, tone } = request.style;
  const name = request.name?.trim() || null;
  const manner = formality === 'neutral' && tone === 'friendly' ? 'casual' : formality;
  const reason = recipient === null ? 'A mail begins with a greeting.' : `The mail goes to ${recipient}.`;
  return {
    greeting: hasGreeting(text) ? null : { words: writeGreeting(recipient, GREETINGS[manner]), reason },
    closing: { words: CLOSINGS[formality][tone], name, blank: NAME_BLANK },
  };
}

async function writeSubject(tools: MailTools, firstPoint: string): Promise<string> {
  const made = makeSubject(firstPoint);
  const { text } = await tools.correct({ text: applyChanges(made, listMonthEdits(made)), action: 'grammar' });
  return text.replace(/[.,;:]+$/, '');
}

/**
 * Makes a mail of what the writer wants to say: arranges the points as sentences, corrects them, sets the style, and
 * adds greeting, closing and subject. It adds no fact; a name that it does not know stays a blank.
 */
export function makeComposer(tools: MailTools): (request: ComposeRequest) => Promise<ComposeResult> {
  return async (request) => {
    const { description, style } = request;
    const refusal = findNotesRefusal(description);
    if (refusal)
      return { text: description, changes: [], issues: [], refusal, subject: request.subject ?? '' };
    const { edits, recipient, firstPoint } = plan(request);
    const polished = await polish(tools, request, edits);
    const frameEdits = listFrameEdits(polished.text, makeFrame(polished.text, recipient, request));
    const result = addEdits(description, polished, frameEdits);
    const subject = request.subject ?? (await writeSubject(tools, firstPoint));
    const notices = [
      ARRANGED,
      ...(result.text.includes(NAME_BLANK) ? [FILL_IN] : []),
      ...(style.length === 'detailed' ? [NO_DETAILS] : []),
      ...(polished.notice === undefined ? [] : [polished.notice]),
    ];
    return { ...result, subject, notice: notices.join(' ') };
  };
}
