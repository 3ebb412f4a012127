import { useRef, useState } from 'react';
import type { EnhanceOutput } from '../../shared/contract/enhance.ts';
import { type CallError, isRefusal, readError } from '../api/failed-call.ts';
import type { TextSelection } from '../review/selection.ts';
import { type Review, toText } from '../review/state.ts';
import { notify } from '../ui/notify.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useStreamedCall } from '../writing/use-streamed-call.ts';
import type { ToolResult } from './model.ts';

/** Why an edit did not come about, in the dialog that stays open. */
export type EditProblem =
  | { kind: 'failed'; error: CallError }
  /** The text under the selection is another by now. */
  | { kind: 'moved' }
  /** The engine had nothing to change, and says why. */
  | { kind: 'unchanged'; notice: string };

interface EditInProgress {
  selection: TextSelection;
  /** The shown text when the selection was made. */
  shown: string;
}

export interface PartialEditParts {
  result: ToolResult | null;
  /** A call of the tool itself is under way: its result will be another. */
  isToolRunning: boolean;
  /** Lets the embedded engine answer, free, where the chosen one fails (REPLY-07). */
  fallback?: 'embedded';
  onSpliced(edit: { review: Review; actionId: string; instruction: string; former: Review }): void;
  /** Brings back what a splice replaced. */
  onTakenBack(former: Review): void;
}

/** Not in the first download: there is nothing to edit before there is a result. */
const loadWorks = () => import('./edit-works.ts');

type Works = Awaited<ReturnType<typeof loadWorks>>;

interface TakenAnswer {
  instruction: string;
  answer: EnhanceOutput;
  works: Works;
}

/** The edit of a selected part: one selection, one instruction, one call, one splice. */
export function usePartialEdit({
  result,
  isToolRunning,
  fallback,
  onSpliced,
  onTakenBack,
}: PartialEditParts) {
  const [selection, setSelection] = useState<TextSelection>();
  const [edit, setEdit] = useState<EditInProgress>();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<EditProblem>();
  const streamedCall = useStreamedCall();
  /** The edit that is being made: a former one that ends late says nothing of it. */
  const underWay = useRef<object>(undefined);
  const shown = result ? toText(result.review) : '';

  // Stays the same: the review is only drawn anew when what it is handed changes
  const open = useLatest((selected: TextSelection | undefined = selection): void => {
    if (!selected) {
      void notify({ tone: 'warning', title: 'Please select some text first' });
      return;
    }
    // What was selected may have gone with the text that it stood in
    if (isToolRunning || shown.slice(selected.start, selected.end) !== selected.text) return;
    setProblem(undefined);
    // So that it is here when Apply is pressed, which says so if it is not
    void loadWorks().catch(() => undefined);
    setEdit({ selection: selected, shown });
  });

  function close(): void {
    streamedCall.stop();
    underWay.current = undefined;
    setIsRunning(false);
    setEdit(undefined);
  }

  /** Only as long as nothing came after it: what was decided or written since is not to be lost. */
  const takeBack = useLatest((spliced: Review, former: Review): void => {
    if (result?.review === spliced) onTakenBack(former);
    else void notify({ tone: 'warning', title: 'The text has moved on since, so this was not taken back.' });
  });

  /** Into the result as it is when the answer comes. */
  const takeAnswer = useLatest((made: EditInProgress, taken: TakenAnswer): void => {
    const { instruction, answer, works } = taken;
    const { selection: selected, shown: formerText } = made;
    if (answer.changes.length === 0) {
      const notice = answer.notice ?? 'Nothing in this part had to change. This was free.';
      setProblem({ kind: 'unchanged', notice });
      return;
    }
    const place = works.rebase(selected, formerText, shown);
    const former = result?.review;
    const reason = `You asked: “${instruction.trim()}”.`;
    const change = { category: 'wording', reason, rule: 'partial-edit', answered: answer.changes } as const;
    const review = former && place && works.splice(former, place, answer.enhanced_text, change);
    if (!review) {
      setProblem({ kind: 'moved' });
      return;
    }
    onSpliced({ review, actionId: answer.action_id, instruction, former });
    setEdit(undefined);
    setSelection(undefined);
    void notify({
      title: 'Selected text updated successfully!',
      ...(answer.offline && {
        description: `Done offline by the ${answer.engine.name.toLowerCase()}, free of charge.`,
      }),
      action: { label: 'Undo', onClick: () => takeBack(review, former) },
    });
  });

  async function apply(instruction: string): Promise<void> {
    if (!edit) return;
    if (instruction.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter a prompt' });
      return;
    }
    const own = {};
    underWay.current = own;
    setIsRunning(true);
    setProblem(undefined);
    try {
      const works = await loadWorks();
      // Closed meanwhile: nothing is sent
      if (underWay.current !== own) return;
      const request = works.toPartialRequest(edit.shown, edit.selection, instruction);
      const asks = { ...request, ...(fallback && { fallback }) };
      const answer = await streamedCall.run<EnhanceOutput>({
        asks,
        open: (api, options) => api.enhance.enhanceStream(asks, options),
        onStart: () => undefined,
        onText: () => undefined,
      });
      if (answer && underWay.current === own) takeAnswer(edit, { instruction, answer, works });
    } catch (error) {
      const failed = await readError(error);
      if (underWay.current !== own) return;
      setProblem({ kind: 'failed', error: failed });
      // What the engine cannot do is said in the dialog, and is no reason to try again
      if (!isRefusal(failed))
        void notify({ tone: 'error', title: 'Failed to update selected text. Please try again.' });
    } finally {
      if (underWay.current === own) setIsRunning(false);
    }
  }

  return { selection, setSelection, edit, open, close, apply, isRunning, problem };
}

export type PartialEdit = ReturnType<typeof usePartialEdit>;
