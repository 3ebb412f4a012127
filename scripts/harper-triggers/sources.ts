import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where harper's sources say what a rule matches. */
export interface RuleSource {
  /** Files in Weir; a rule may be several. */
  weir: readonly string[];
  /** Strings of its Rust code, without those of its tests: words, and phrases. */
  strings: readonly string[];
}

const STRING = /"((?:[^"\\]|\\.)*)"/gs;

const listStrings = (code: string): string[] =>
  [...code.matchAll(STRING)].map(([, text = '']) =>
    text.replace(/\\\n\s*/g, '').replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
  );

const toSnakeCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

const withoutTests = (code: string) =>
  (code.split(/#\[cfg\(test\)\]\s*(?:pub )?mod \w+ \{/)[0] ?? '').replace(/^\s*\/\/.*$/gm, '');

export interface HarperSources {
  find(rule: string): RuleSource;
  /** All that stands between quotation marks: patterns, proposals, messages and the texts of tests. */
  listTexts(): string[];
}

/** @param folder a checkout of github.com/Automattic/harper */
export function readHarperSources(folder: string): HarperSources {
  const linting = join(folder, 'harper-core/src/linting');
  const paths = globSync(join(linting, '**/*.{rs,weir}'));
  const code = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const nouns = JSON.parse(
    readFileSync(join(folder, 'harper-core/proper_noun_rules.json'), 'utf8'),
  ) as Record<string, { canonical: string[] }>;

  /** A rule of a set of rules: from its name to that of the next. */
  function listStringsInSet(rule: string): string[] {
    return [...code].flatMap(([path, whole]) => {
      if (!path.endsWith('.rs')) return [];
      const [, ...after] = withoutTests(whole).split(new RegExp(`"${rule}"\\s*(?:=>|,)`));
      return after.flatMap((rest) =>
        listStrings(rest.split(/\n\s*"[A-Z]\w+"\s*(?:=>|,)|\n\s*(?:insert|add)_|\}\);/)[0] ?? ''),
      );
    });
  }

  function find(rule: string): RuleSource {
    const weir = paths.filter(
      (path) => path.endsWith(`/${rule}.weir`) || (path.endsWith('.weir') && path.includes(`/${rule}/`)),
    );
    const own = paths.filter(
      (path) =>
        path.endsWith(`/linting/${toSnakeCase(rule)}.rs`) ||
        (path.includes(`/linting/${toSnakeCase(rule)}/`) && basename(path) !== 'tests.rs'),
    );
    const strings = own.flatMap((path) => listStrings(withoutTests(code.get(path) ?? '')));
    const named = nouns[rule]?.canonical ?? listStringsInSet(rule);
    return { weir: weir.map((path) => code.get(path) ?? ''), strings: strings.length > 0 ? strings : named };
  }

  return {
    find,
    listTexts: () => [
      ...new Set([
        ...[...code.values()].flatMap(listStrings),
        ...Object.values(nouns).flatMap(({ canonical }) => canonical.map((name) => name.toLowerCase())),
      ]),
    ],
  };
}
