import type { SwitchedOffRule } from '../../shared/contract/dictionary.ts';
import { toCallError } from '../api/call-error.ts';
import { notify } from '../ui/notify.ts';
import { useAddWords, useRemoveWords } from './use-dictionary.ts';
import { useSwitchOffRule, useSwitchOnRule } from './use-switched-off-rules.ts';

const nothing = () => undefined;

/** What a writer says of a word or a rule where it was met. Each is told, and can be taken back where it was told. */
export function useSuppress() {
  const { mutateAsync: addWords } = useAddWords();
  const { mutateAsync: removeWords } = useRemoveWords();
  const { mutateAsync: switchOff } = useSwitchOffRule();
  const { mutateAsync: switchOn } = useSwitchOnRule();
  return {
    /** `onUndo`: takes back what was done beside. */
    addWord(word: string, onUndo: () => void = nothing): void {
      void tell({
        work: addWords([word]),
        done: `“${word}” is in your dictionary`,
        failed: 'The word could not be added',
        undo: () => removeWords([word]),
        notUndone: 'The word is still in your dictionary',
        onUndo,
      });
    },
    switchOff(rule: SwitchedOffRule, onUndo: () => void = nothing): void {
      void tell({
        work: switchOff(rule),
        done: 'Rule switched off. It is listed in the settings.',
        failed: 'The rule could not be switched off',
        undo: () => switchOn(rule.rule),
        notUndone: 'The rule is still off',
        onUndo,
      });
    },
  };
}

interface Told {
  work: Promise<unknown>;
  done: string;
  failed: string;
  undo(): Promise<unknown>;
  notUndone: string;
  onUndo(): void;
}

async function tell({ work, done, failed, undo, notUndone, onUndo }: Told): Promise<void> {
  const refusal = await findRefusal(work);
  if (refusal) return notify({ tone: 'error', title: failed, description: refusal });
  const takeBack = async () => {
    onUndo();
    const description = await findRefusal(undo());
    if (description) await notify({ tone: 'error', title: notUndone, description });
  };
  await notify({ title: done, action: { label: 'Undo', onClick: () => void takeBack() } });
}

/** Why it could not be done, for the writer; undefined where it was. */
function findRefusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error) => toCallError(error).message,
  );
}
