import type { WriterPreferences } from '../types.ts';

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}'’]{2,}/gu) ?? [];

/** Words of the writer's name and trade, in lower case: no misspellings, whatever they look like. */
export function listOwnWords({ name, background }: WriterPreferences): string[] {
  const { jobTitle, primaryFunction, industry } = background ?? {};
  return toWords([name, jobTitle, primaryFunction, industry].filter((words) => words).join(' '));
}

/** Words of a text of somebody else's that are written as names are, in lower case. */
export function listNames(text: string): string[] {
  return toWords((text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’]+/gu) ?? []).join(' '));
}
