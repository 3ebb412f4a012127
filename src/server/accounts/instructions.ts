import type { InstructionList, NewInstruction } from '../../shared/contract/instructions.ts';
import type { PlanCatalogue } from '../../shared/plans.ts';
import type { Caller } from '../http/caller.ts';
import { addTo, changeIn, type Instructions, removeFrom, reorder } from './instruction-list.ts';
import type { InstructionStore } from './instructions-store.ts';

export interface InstructionDependencies {
  store: InstructionStore;
  plans: PlanCatalogue;
  newId: () => string;
  onProfileChanged: (userId: string) => void;
}

export type InstructionService = ReturnType<typeof makeInstructionService>;

/** Instructions that writers keep. What a smaller plan has no room for stays: it is read, changed and moved as before. */
export function makeInstructionService({ store, plans, newId, onProfileChanged }: InstructionDependencies) {
  const toAnswer = ({ accountType }: Caller, list: Instructions): InstructionList => ({
    instructions: [...list],
    limit: plans[accountType].savedInstructions,
  });

  async function change(caller: Caller, decide: (list: Instructions) => Instructions) {
    const changed = await store.change(caller.userId, decide);
    onProfileChanged(caller.userId);
    return toAnswer(caller, changed);
  }

  return {
    list: async (caller: Caller) => toAnswer(caller, await store.list(caller.userId)),

    add(
      caller: Caller,
      { instructions, index }: { instructions: NewInstruction[]; index?: number | undefined },
    ) {
      const added = instructions.map((one) => ({ id: newId(), ...one }));
      return change(caller, (list) => addTo(list, { added, index, plan: plans[caller.accountType] }));
    },

    change: (
      caller: Caller,
      { id, ...changes }: { id: string; name?: string | undefined; instruction?: string | undefined },
    ) => change(caller, (list) => changeIn(list, id, changes)),

    reorder: (caller: Caller, ids: readonly string[]) => change(caller, (list) => reorder(list, ids)),

    remove: (caller: Caller, id: string) => change(caller, (list) => removeFrom(list, id)),
  };
}
