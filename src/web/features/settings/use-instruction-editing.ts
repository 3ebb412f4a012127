import { useState } from 'react';
import type {
  InstructionList,
  NewInstruction,
  SavedInstruction,
} from '../../../shared/contract/instructions.ts';
import { formatCount } from '../../../shared/format.ts';
import type { ApiClient } from '../../api/client.ts';
import { hasName } from '../../instructions/model.ts';
import type { ReadInstructions } from '../../instructions/text-form.ts';
import { useInstructions } from '../../instructions/use-instructions.ts';
import { notify } from '../../ui/notify.ts';
import { toSentence } from './model.ts';

/** What can be done to the list of saved instructions. Each tells whether it was done; why not is told by `failure`. */
export function useInstructionEditing() {
  const { query, change } = useInstructions();
  const [failure, setFailure] = useState<string>();

  async function run(call: (api: ApiClient) => Promise<InstructionList>): Promise<boolean> {
    setFailure(undefined);
    try {
      await change(call);
      return true;
    } catch (error) {
      setFailure(toSentence(error, 'This could not be saved. Please try again.'));
      return false;
    }
  }

  const add = (instructions: NewInstruction[], index?: number) =>
    run((api) => api.instructions.add({ instructions, ...(index !== undefined && { index }) }));

  async function remove({ id, name, instruction }: SavedInstruction, index: number): Promise<void> {
    if (!(await run((api) => api.instructions.remove({ id })))) return;
    const undo = () => void add([{ name, instruction }], index);
    void notify({ title: `Deleted “${name}”`, action: { label: 'Undo', onClick: undo } });
  }

  /** Those whose names are there already stay as they are. */
  async function bringIn({ instructions, skipped }: ReadInstructions): Promise<void> {
    const known = query.data?.instructions ?? [];
    const added = instructions.filter(({ name }) => !hasName(known, name));
    const left = instructions.length - added.length;
    const told = [
      ...(left > 0 ? [`${formatCount(left, 'name')} ${left === 1 ? 'was' : 'were'} there already.`] : []),
      ...(skipped > 0 ? [`${formatCount(skipped, 'section')} had no words or too many.`] : []),
    ].join(' ');
    if (added.length === 0) {
      setFailure(
        `Nothing was imported. ${told || 'The file names no instruction: a name is a line that begins with “# ”.'}`,
      );
      return;
    }
    if (await add(added))
      void notify({
        title: `Imported ${formatCount(added.length, 'instruction')}`,
        ...(told && { description: told }),
      });
  }

  return {
    query,
    failure,
    fail: setFailure,
    add,
    change: (id: string, changes: NewInstruction) =>
      run((api) => api.instructions.change({ id, ...changes })),
    reorder: (ids: string[]) => run((api) => api.instructions.reorder({ ids })),
    remove,
    bringIn,
  };
}

export type InstructionEditing = ReturnType<typeof useInstructionEditing>;
