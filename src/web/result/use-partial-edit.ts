import { useState } from 'react';
import type { EnhanceOutput } from '../../shared/contract/enhance.ts';
import { isRefusal } from '../api/failed-call.ts';
import { chooseWording } from '../review/decisions.ts';
import type { TextSelection } from '../review/selection.ts';
import { type Review, toText } from '../review/state.ts';
import { notify } from '../ui/notify.ts';
import { useLatest } from '../ui/use-latest.ts';
import { toPartialRequest } from '../writing/partial-request.ts';
import type { byRules } from '../writing/rules.ts';
import { usePartialRewrite } from '../writing/use-partial-rewrite.ts';
import type { ToolResult } from './model.ts';
import { toWordingInstruction } from './wordings.ts';

interface EditInProgress {
  /** What was asked for: to say how it is to change, or to choose among other wordings. */
  kind: 'instruction' | 'wordings';
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
  /** A step of the review that needed no call. */
  onReview(review: Review): void;
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
  onReview,
  onTakenBack,
}: PartialEditParts) {
  const [selection, setSelection] = useState<TextSelection>();
  const [edit, setEdit] = useState<EditInProgress>();
  const [answers, setAnswers] = useState<readonly EnhanceOutput[]>([]);
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

  // Both stay the same: the review is only drawn anew when what it is handed changes
  const open = useLatest((selected?: TextSelection) => void begin('instruction', selected));
  const openWordings = useLatest((selected?: TextSelection) => void begin('wordings', selected));

  function begin(
    kind: EditInProgress['kind'],
    selected: TextSelection | undefined = selection,
    instruction = '',
  ): EditInProgress | undefined {
    if (!selected) {
      void notify({ tone: 'warning', title: 'Please select some text first' });
      return undefined;
    }
    // What was selected may have gone with the text that it stood in
    if (isToolRunning || shown.slice(selected.start, selected.end) !== selected.text) return undefined;
    rewrite.setProblem(undefined);
    // So that it is here when Apply is pressed, which says so if it is not
    void loadWorks().catch(() => undefined);
    setAnswers([]);
    const begun = { kind, selection: selected, shown, instruction };
    setEdit(begun);
    return begun;
  }

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
    const begun = begin('instruction', selection, instruction);
    if (begun) void ask(begun, instruction);
  }

  /** One more wording than there are. */
  async function askWording(by?: typeof byRules): Promise<void> {
    if (!edit) return;
    const known = [edit.selection.text, ...answers.map(({ enhanced_text: text }) => text)];
    const request = toPartialRequest(edit.shown, edit.selection, toWordingInstruction(known));
    const answer = await rewrite.ask(request, by);
    if (answer && known.includes(answer.enhanced_text))
      rewrite.setProblem({ kind: 'unchanged', notice: 'The engine gave a wording that is here already.' });
    else if (answer) setAnswers([...answers, answer]);
  }

  async function takeWording(answer: EnhanceOutput): Promise<void> {
    if (edit) takeAnswer(edit, { instruction: 'another wording', answer, works: await loadWorks() });
  }

  /** One that the change itself has: nobody is asked for it. */
  function takeOwnWording(index: number, wording: string): void {
    if (result) onReview(chooseWording(result.review, index, wording));
    setEdit(undefined);
    setSelection(undefined);
  }

  const { isRunning, problem } = rewrite;
  const isThere = selection !== undefined && shown.slice(selection.start, selection.end) === selection.text;
  const wordings = { answers, openWordings, askWording, takeWording, takeOwnWording };
  return {
    review: result?.review,
    shown,
    // What was picked may have gone with the text that it stood in
    selection: isThere ? selection : undefined,
    setSelection,
    edit,
    open,
    run,
    close,
    apply,
    isRunning,
    problem,
    ...wordings,
  };
}

export type PartialEdit = ReturnType<typeof usePartialEdit>;
