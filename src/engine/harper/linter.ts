import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import type { Language } from '../types.ts';
import { listDeclined } from './declined.ts';
import { withoutLongWords } from './long-words.ts';
import { makeRulePicker } from './triggers.ts';

/** One remark of harper. Its JavaScript build gives offsets in UTF-16 code units, as ours are. */
export interface Lint {
  rule: string;
  kind: string;
  message: string;
  start: number;
  end: number;
  /** What harper would write in its place, best first. */
  replacements: string[];
}

export interface Linter {
  /** Sorted by place, longer first. Curly apostrophes must be straight. */
  lint(text: string): Promise<Lint[]>;
}

const DIALECTS: Readonly<Record<Language, Dialect>> = {
  'en-us': Dialect.American,
  'en-ca': Dialect.Canadian,
  'en-gb': Dialect.British,
};

const REMOVE = 1;
const INSERT_AFTER = 2;

export async function makeLinter(language: Language): Promise<Linter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: DIALECTS[language] });
  await linter.setup();
  // What harper has by default costs it 60 MB to tell: what is off is declined
  const rules = Object.keys(await linter.getLintConfig());
  const silent = Object.fromEntries(rules.map((rule) => [rule, false]));
  const declined = new Set(listDeclined());
  const pick = makeRulePicker(rules.filter((rule) => !declined.has(rule)));
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Each rule costs harper about as much as any other: one that can have no remark on the text is not asked. */
  async function ask(text: string) {
    await linter.setLintConfig({
      ...silent,
      ...Object.fromEntries([...pick(text)].map((rule) => [rule, true])),
    });
    return linter.organizedLints(text, { language: 'plaintext' });
  }

  /** Texts are read in turns: what is asked about one holds until it is read. */
  function askInTurn(text: string): ReturnType<typeof ask> {
    const turn = lastTurn.then(() => ask(text));
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function read(source: string): Promise<Lint[]> {
    const { text, toSource } = withoutLongWords(source);
    const lints: Lint[] = [];
    for (const [rule, remarks] of Object.entries(await askInTurn(text))) {
      for (const remark of remarks) {
        const { start, end } = remark.span();
        const replacements = remark.suggestions().map((suggestion) => {
          const replacement = suggestion.get_replacement_text();
          if (suggestion.kind() === REMOVE) return '';
          return suggestion.kind() === INSERT_AFTER ? text.slice(start, end) + replacement : replacement;
        });
        const place = toSource(start, end);
        if (place !== undefined)
          lints.push({ rule, kind: remark.lint_kind(), message: remark.message(), ...place, replacements });
        remark.free();
      }
    }
    return lints.sort((a, b) => a.start - b.start || b.end - a.end || a.rule.localeCompare(b.rule, 'en'));
  }

  return makeRememberingLinter(read);
}

/** A linter that does not read again the text that it read last. */
export function makeRememberingLinter(read: (text: string) => Promise<Lint[]>): Linter {
  let last: { text: string; lints: Lint[] } | undefined;
  return {
    async lint(text) {
      if (text !== last?.text) last = { text, lints: await read(text) };
      return last.lints;
    },
  };
}
