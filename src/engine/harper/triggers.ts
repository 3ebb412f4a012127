import { readFileSync } from 'node:fs';

interface TriggersFile {
  /** Of harper.js, whose rules they are. */
  version: string;
  /** For a rule, words one of which stands in whatever it remarks on. */
  triggers: Readonly<Record<string, readonly string[]>>;
}

export const readTriggers = (): TriggersFile =>
  JSON.parse(readFileSync(new URL('triggers.json', import.meta.url), 'utf8')) as TriggersFile;

/** Words of a text as triggers are written: in small letters, and without apostrophes, “don’t” as “don” and “t”. */
export const readTriggerWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}+/gu));

/** Says of each text which of some rules may have a remark on it: those whose triggers it holds, and those that have none. */
export function makeRulePicker(rules: readonly string[]): (text: string) => ReadonlySet<string> {
  const { triggers } = readTriggers();
  const always = rules.filter((rule) => triggers[rule] === undefined);
  const byWord = Map.groupBy(
    rules.flatMap((rule) => (triggers[rule] ?? []).map((word) => ({ rule, word }))),
    ({ word }) => word,
  );
  return (text) =>
    new Set([
      ...always,
      ...[...readTriggerWords(text)].flatMap((word) => byWord.get(word)?.map(({ rule }) => rule) ?? []),
    ]);
}
