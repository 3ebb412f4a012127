import { formatCount } from '../../shared/format.ts';
import type { IconName } from '../ui/icons.tsx';

export const commandGroups = ['On this screen', 'Go to', 'Theme', 'Help and account'] as const;

/** Something that can be done from the command menu. */
export interface Command {
  group: (typeof commandGroups)[number];
  name: string;
  icon?: IconName;
  /** For the eye, such as ‘Ctrl ↵’. */
  keys?: string;
  /** Other words that somebody may type for it. */
  also?: string;
  run(): void;
}

/** The first of each name: what a screen offers itself comes before the buttons that are found on it. */
export function withoutDoubles(commands: readonly Command[]): Command[] {
  const names = new Set<string>();
  return commands.filter(({ group, name }) => {
    const key = `${group} ${name.toLowerCase()}`;
    return !names.has(key) && names.add(key);
  });
}

/** Those with a name that only one of them has: of three called ‘Delete’ none says what it deletes. */
export function withoutUnclear(commands: readonly Command[]): Command[] {
  const counts = Map.groupBy(commands, ({ name }) => name);
  return commands.filter(({ name }) => name !== '' && counts.get(name)?.length === 1);
}

/**
 * The commands in which each word of the search begins a word, those whose name begins with it first. An empty search
 * finds all. The groups stay together, in their order.
 */
export function findCommands(commands: readonly Command[], search: string): Command[] {
  const sought = toWords(search);
  const start = sought.join(' ');
  const found = commands.filter((command) => {
    const words = toWords(`${command.name} ${command.also ?? ''} ${command.group}`);
    return sought.every((one) => words.some((word) => word.startsWith(one)));
  });
  const isFirst = ({ name }: Command) => toWords(name).join(' ').startsWith(start);
  return commandGroups.flatMap((group) => {
    const own = found.filter((command) => command.group === group);
    return [...own.filter(isFirst), ...own.filter((command) => !isFirst(command))];
  });
}

/** In small letters, without accents or marks. */
function toWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** What a screen reader is told after each key. */
export function toCountSentence(count: number): string {
  if (count === 0) return 'No command found';
  return formatCount(count, 'command');
}
