import { countCharacters } from '../../shared/limits.ts';

export interface InputVerdict {
  text: string;
  /** The input would have made the text longer than it may be. */
  isRefused: boolean;
}

/** Input past the limit is ignored as a whole: the text stays as it was. Shortening is always allowed. */
export function judgeInput(former: string, next: string, limit: number): InputVerdict {
  const length = countCharacters(next);
  const isRefused = length > limit && length >= countCharacters(former);
  return { text: isRefused ? former : next, isRefused };
}

/**
 * Undo of Clear or Replace. What was typed meanwhile is not lost: it follows. Where there is no room for both, the text
 * stays as it is.
 */
export function restoreText(former: string, current: string, replacedBy: string, limit: number): string {
  const typedSince = findTypedSince(current, replacedBy);
  const both = typedSince ? `${former}\n\n${typedSince}` : former;
  return countCharacters(both) > limit ? current : both;
}

/** What was added before or behind the text that had taken the place; all of it where that cannot be told apart. */
function findTypedSince(current: string, replacedBy: string): string {
  if (replacedBy !== '' && current.startsWith(replacedBy)) return current.slice(replacedBy.length).trim();
  if (replacedBy !== '' && current.endsWith(replacedBy))
    return current.slice(0, current.length - replacedBy.length).trim();
  return current.trim();
}

/** Where what is typed lies: whose it is, and under which name. */
export interface DraftPlace {
  userId: string;
  name: string;
  /** It is one of several of its tool, which are listed by when they were changed. */
  isListed?: boolean;
}

/** One for each writer, so that none sees another's. */
export function toDraftKey(userId: string, name: string): string {
  return `draftwell.draft.${userId}.${name}`;
}

/** Where a structured value lies, with the same care. */
export function toPersistedKey(userId: string, name: string): string {
  return `${userId}.${name}`;
}
