import { useState } from 'react';
import type { EnhanceOutput } from '../../shared/contract/enhance.ts';
import { isRefusal } from '../api/failed-call.ts';
import type { TextSelection } from '../review/selection.ts';
import { type Review, toText } from '../review/state.ts';
import { notify } from '../ui/notify.ts';
import { useLatest } from '../ui/use-latest.ts';
import { toPartialRequest } from '../writing/partial-request.ts';
import type { byRules } from '../writing/rules.ts';
import { usePartialRewrite } from '../writing/use-partial-rewrite.ts';
import type { ToolResult } from './model.ts';

interface EditInProgress {
  selection: TextSelection;
  /** The shown text when the selection was made. */
  shown: string;
  /** What the field begins with. */
  instruction: string;
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
  const rewrite = usePartialRewrite({
    unchanged: 'Nothing in this part had to change. This was free.',
    fallback,
    prepare: loadWorks,
    onFailed(error) {
      // What the engine cannot do is said in the dialog, and is no reason to try again
      if (!isRefusal(error))
        void notify({ tone: 'error', title: 'Failed to update selected text. Please try again.' });
    },
  });
  const shown = result ? toText(result.review) : '';

  function begin(selected: TextSelection | undefined, instruction = ''): EditInProgress | undefined {
    if (!selected) {
      void notify({ tone: 'warning', title: 'Please select some text first' });
      return undefined;
    }
    // What was selected may have gone with the text that it stood in
    if (isToolRunning || shown.slice(selected.start, selected.end) !== selected.text) return undefined;
    rewrite.setProblem(undefined);
    // So that it is here when Apply is pressed, which says so if it is not
    void loadWorks().catch(() => undefined);
    const begun = { selection: selected, shown, instruction };
    setEdit(begun);
    return begun;
  }

  // Stays the same: the review is only drawn anew when what it is handed changes
  const open = useLatest((selected: TextSelection | undefined = selection) => void begin(selected));

  function close(): void {
    rewrite.stop();
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
    const place = works.rebase(selected, formerText, shown);
    const former = result?.review;
    const reason = `You asked: “${instruction.trim()}”.`;
    const change = { category: 'wording', reason, rule: 'partial-edit', answered: answer.changes } as const;
    const review = former && place && works.splice(former, place, answer.enhanced_text, change);
    if (!review) {
      rewrite.setProblem({ kind: 'moved' });
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

  async function apply(instruction: string, by?: typeof byRules): Promise<void> {
    if (!edit) return;
    if (instruction.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter a prompt' });
      return;
    }
    await ask(edit, instruction, by);
  }

  async function ask(made: EditInProgress, instruction: string, by?: typeof byRules): Promise<void> {
    const answer = await rewrite.ask(toPartialRequest(made.shown, made.selection, instruction), by);
    if (answer) takeAnswer(made, { instruction, answer, works: await loadWorks() });
  }

  /** Opens the edit of what is selected and applies an instruction, in one press. */
  function run(instruction: string): void {
    const begun = begin(selection, instruction);
    if (begun) void ask(begun, instruction);
  }

  const { isRunning, problem } = rewrite;
  return { selection, setSelection, edit, open, run, close, apply, isRunning, problem };
}

export type PartialEdit = ReturnType<typeof usePartialEdit>;
