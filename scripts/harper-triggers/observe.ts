import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { listDeclined } from '../../src/engine/harper/declined.ts';
import { splitForLinter } from '../../src/engine/harper/pieces.ts';
import { readTriggerWords } from '../../src/engine/harper/triggers.ts';
import { findSentences } from '../../src/engine/text/sentences.ts';

/** Rules that the engine listens to, as harper has them. */
export async function makeObserver() {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setup();
  const declined = new Set(listDeclined());
  const config = await linter.getDefaultLintConfig();
  const rules = Object.keys(config).filter((rule) => config[rule] === true && !declined.has(rule));
  await linter.setLintConfig({
    ...config,
    ...Object.fromEntries([...declined].map((rule) => [rule, false])),
  });

  /** For each rule the words of the sentences that it remarked on. */
  async function observe(texts: Iterable<string>): Promise<Map<string, ReadonlySet<string>[]>> {
    const observed = new Map<string, ReadonlySet<string>[]>();
    for (const text of texts) {
      for (const piece of splitForLinter(text)) {
        const read = text.slice(piece.start, piece.end);
        const sentences = findSentences(read);
        const found = await linter.organizedLints(read, { language: 'plaintext' });
        for (const [rule, lints] of Object.entries(found)) {
          const seen = observed.get(rule) ?? [];
          observed.set(rule, seen);
          for (const lint of lints) {
            const { start, end } = lint.span();
            lint.free();
            const near = sentences.filter((sentence) => sentence.start < end && start < sentence.end);
            const from = Math.min(start, ...near.map((sentence) => sentence.start));
            const to = Math.max(end, ...near.map((sentence) => sentence.end));
            seen.push(readTriggerWords(read.slice(from, to)));
          }
        }
      }
    }
    return observed;
  }

  return { rules, observe };
}

/** Words that are taken for each other, put where they do not belong, so that rules of grammar find something. */
const SMALL =
  `a an the to too two of off for in on at by with from it its it's is are was were be been has have had do does did
  not no there their they're your you're then than that this these those who whose who's which what when where were we're he she
  they them his her him I me my we us our as so such very much many less few more most can could will would should may might`
    .trim()
    .split(/\s+/);

/** The sentence with slips: words left out, doubled, exchanged, cut in two, in another form. The same seed gives the same. */
export function withSlips(sentence: string, seed: number): string {
  let state = seed + 1;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const small = () => SMALL[draw(SMALL.length)] ?? '';
  const slip = (word: string): string[] => {
    const half = Math.ceil(word.length / 2);
    const slips: readonly (() => string[])[] = [
      () => [],
      () => [word, word],
      () => [small()],
      () => [small(), word],
      () => [`${word}s`],
      () => [word.replace(/(?:s|ed|ing)$/, '')],
      () => [`${word}ed`],
      () => [`${word}ing`],
      () => [`${word}'s`],
      () => [word.slice(0, half), word.slice(half)],
    ];
    return slips[draw(slips.length)]?.() ?? [];
  };
  return sentence
    .split(' ')
    .flatMap((word) => (draw(8) === 0 ? slip(word) : [word]))
    .join(' ');
}
