import type { InstructionList, SavedInstruction } from '../../shared/contract/instructions.ts';
import { formatCount } from '../../shared/format.ts';
import { instructionNameLimit } from '../../shared/limits.ts';
import { keyCount } from './keys.ts';

/** Those that the plan has room for. What is beyond is kept, and not run. */
export function listRunnable({ instructions, limit }: InstructionList): SavedInstruction[] {
  return instructions.slice(0, limit);
}

/** The digit of its key; undefined for one that has none. */
export function findDigit(list: InstructionList, index: number): string | undefined {
  return index < Math.min(list.limit, keyCount) ? String(index + 1) : undefined;
}

/** ‘2 of 3 saved’. */
export function toCountWords({ instructions, limit }: InstructionList): string {
  return `${instructions.length} of ${formatCount(limit, 'instruction')} saved`;
}

export function hasName(instructions: readonly SavedInstruction[], name: string): boolean {
  return instructions.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
}

const mostWords = 6;

/** A name for what was typed: its first words, told from the names that there are. */
export function suggestName(instruction: string, instructions: readonly SavedInstruction[]): string {
  const words = instruction.trim().split(/\s+/u).slice(0, mostWords).join(' ');
  const name = [...words]
    .slice(0, instructionNameLimit - 4)
    .join('')
    .trim();
  for (let number = 2, next = name; ; number += 1) {
    if (!hasName(instructions, next)) return next;
    next = `${name} ${number}`;
  }
}
