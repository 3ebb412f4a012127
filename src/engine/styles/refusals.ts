import type { Refusal } from '../types.ts';
import type { Target } from './instructions/intent.ts';
import { readInstruction } from './instructions/read.ts';
import { refuseInstruction } from './notices.ts';

/** Why no rule follows the instruction; nothing where one does. Light: the browser says it as it is typed. */
export function findInstructionRefusal(instruction: string, target: Target): Refusal | undefined {
  const read = readInstruction(instruction, target);
  return 'obstacle' in read ? refuseInstruction(read.obstacle) : undefined;
}
