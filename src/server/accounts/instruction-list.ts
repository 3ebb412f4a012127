import type { NewInstruction, SavedInstruction } from '../../shared/contract/instructions.ts';
import { AppError } from '../../shared/errors.ts';
import { formatCount } from '../../shared/format.ts';
import type { Plan } from '../../shared/plans.ts';

/** A writer's saved instructions, in their order. */
export type Instructions = readonly SavedInstruction[];

interface Addition {
  added: Instructions;
  /** Left out: at the end. */
  index: number | undefined;
  plan: Plan;
}

/** @throws AppError INSTRUCTIONS_FULL where the plan has no room for all of them, NAME_TAKEN */
export function addTo(list: Instructions, { added, index = list.length, plan }: Addition): Instructions {
  const { name, savedInstructions: limit } = plan;
  if (list.length + added.length > limit) {
    const message = `${name} has room for ${formatCount(limit, 'saved instruction')}. Nothing was saved.`;
    throw new AppError('INSTRUCTIONS_FULL', { message });
  }
  return withClearNames(list.toSpliced(index, 0, ...added));
}

/** @throws AppError NOT_FOUND, NAME_TAKEN */
export function changeIn(
  list: Instructions,
  id: string,
  { name, instruction }: { [Key in keyof NewInstruction]?: NewInstruction[Key] | undefined },
): Instructions {
  const former = getOne(list, id);
  const changed = { id, name: name ?? former.name, instruction: instruction ?? former.instruction };
  return withClearNames(list.map((one) => (one === former ? changed : one)));
}

/** What the ids leave out, such as one that another tab has just saved, comes after them. */
export function reorder(list: Instructions, ids: readonly string[]): Instructions {
  const toRank = ({ id }: SavedInstruction) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return list.toSorted((one, other) => toRank(one) - toRank(other));
}

/** @throws AppError NOT_FOUND */
export function removeFrom(list: Instructions, id: string): Instructions {
  const removed = getOne(list, id);
  return list.filter((one) => one !== removed);
}

function getOne(list: Instructions, id: string): SavedInstruction {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** They are called by their names: of two with the same one, neither says what it does. */
function withClearNames(list: Instructions): Instructions {
  const names = new Set(list.map(({ name }) => name.toLowerCase()));
  if (names.size < list.length) throw new AppError('NAME_TAKEN');
  return list;
}
