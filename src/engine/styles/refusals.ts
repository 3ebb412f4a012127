import type { Refusal } from '../types.ts';
import { findIntent, type Target } from './intents.ts';
import { refuseInstruction } from './notices.ts';

/** Why no rule follows the instruction; nothing where one does. Light: the browser says it as it is typed. */
export function findInstructionRefusal(instruction: string, target: Target): Refusal | undefined {
  return findIntent(instruction, target) === undefined ? refuseInstruction(instruction) : undefined;
}
