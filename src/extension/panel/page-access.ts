import type { FrameAnswer, PutBack, TakenText, TextEdit } from '../page/types.ts';
import type { Press } from '../press.ts';

/** Built beside the panel, to be run in a page when the writer asks for it, and never before. */
const pageScript = 'page-script.js';

/** Where a text was taken from. */
export interface TakenFrom {
  tabId: number;
  frameId: number;
}

export type Taking =
  | { status: 'taken'; taken: TakenText; from: TakenFrom }
  /** `closed`: browsers let no extension read it, or not any more. `inner`: in a frame of another site. */
  | { status: 'none'; why: 'closed' | 'inner' | 'nothing'; site?: string | undefined };

/** Takes the text that the writer is at. The press of the button is what opens the page to the extension. */
export async function takeText({ tabId, frameId, selected }: Press): Promise<Taking> {
  const target = frameId === undefined ? { tabId, allFrames: true as const } : { tabId, frameIds: [frameId] };
  const answers = await askFrames(target)
    .catch(() => askAgain(target))
    .catch(() => undefined);
  const found = answers && findTaken(answers, frameId !== undefined);
  if (found) return { status: 'taken', taken: found.taken, from: { tabId, frameId: found.frameId } };
  if (selected)
    return { status: 'taken', taken: toSelected(selected), from: { tabId, frameId: frameId ?? 0 } };
  if (!answers) return { status: 'none', why: 'closed' };
  const inner = answers.find(({ answer }) => answer.innerSite !== undefined);
  return inner
    ? { status: 'none', why: 'inner', site: inner.answer.innerSite }
    : { status: 'none', why: 'nothing' };
}

interface Answered {
  frameId: number;
  answer: FrameAnswer;
}

type Target = { tabId: number; allFrames: true } | { tabId: number; frameIds: number[] };

/** A page or frame that comes or goes at this moment cannot be read, and can be in the next. */
const againAfterMs = 250;

async function askAgain(target: Target): Promise<Answered[]> {
  await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  return askFrames(target);
}

async function askFrames(target: Target): Promise<Answered[]> {
  await chrome.scripting.executeScript({ target, files: [pageScript] });
  const results = await chrome.scripting.executeScript({
    target,
    func: () => globalThis.draftwellPage?.take(),
  });
  return results.flatMap(({ frameId, result }) =>
    result ? [{ frameId, answer: result as FrameAnswer }] : [],
  );
}

function findTaken(
  answers: readonly Answered[],
  isNamed: boolean,
): { frameId: number; taken: TakenText } | undefined {
  const meant = answers.find(({ answer }) => answer.taken && (isNamed || answer.isInFocus));
  return meant?.answer.taken && { frameId: meant.frameId, taken: meant.answer.taken };
}

function toSelected(text: string): TakenText {
  return { fieldId: undefined, text, isSelection: true, isPartlyDrawn: false };
}

/** `lost`: the page is another by now, or closed. */
export type PuttingBack = PutBack | 'lost';

export async function putBack(
  { tabId, frameId }: TakenFrom,
  fieldId: number,
  edits: readonly TextEdit[],
): Promise<PuttingBack> {
  const results = await chrome.scripting
    .executeScript({
      target: { tabId, frameIds: [frameId] },
      func: (id: number, asked: TextEdit[]) => globalThis.draftwellPage?.putBack(id, asked),
      args: [fieldId, [...edits]],
    })
    .catch(() => []);
  return (results[0]?.result as PutBack | null | undefined) ?? 'lost';
}
