import type { Change } from '../../../../engine/index.ts';

type Category = Change['category'];

/** Words whose coming, going or exchange is grammar. */
const smallWords = new Set(
  `a an the this that these those am is are was were be been being do does did has have had will would shall should
  can could may might must to of in on at by for from with as and or but so than then there their they're it its it's
  i me we us he him she her they them who whom which what much many less few fewer any some`.split(/\s+/),
);

/** So many words that come where nothing goes say something new; fewer mend a sentence. */
const fewestOfContent = 3;

/** What an edit is by its shape alone, as far as that tells. */
export function findCategory(removed: string, added: string): Category | undefined {
  const [former, latter] = [listWords(removed), listWords(added)];
  if (former.join(' ') === latter.join(' ')) return isOtherCase(removed, added) ? 'spelling' : 'punctuation';
  if (/\p{N}/u.test(removed + added)) return former.length === 0 ? 'content' : undefined;
  const gone = without(former, latter);
  const come = without(latter, former);
  if (isSmall(gone, come)) return 'grammar';
  if (former.join('') === latter.join('')) return 'spelling';
  const [from, to] = [gone[0], come[0]];
  if (gone.length === 1 && come.length === 1 && from !== undefined && to !== undefined) {
    if (isInflected(from, to)) return 'grammar';
    if (isNear(from, to)) return 'spelling';
  }
  if (come.length === 0) return 'shortening';
  return former.length === 0 && come.length >= fewestOfContent ? 'content' : undefined;
}

function listWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  );
}

function isOtherCase(removed: string, added: string): boolean {
  return removed !== added && removed.toLowerCase() === added.toLowerCase();
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function isSmall(gone: readonly string[], come: readonly string[]): boolean {
  return Math.max(gone.length, come.length) <= 2 && [...gone, ...come].every((word) => smallWords.has(word));
}

/** One word in two forms: “send” and “sends”, “try” and “tried”. */
export function isInflected(from: string, to: string): boolean {
  const toStem = (word: string) =>
    word.replace(/(?:'s|s'|ies|ied|ing|ed|es|ly|s|d)$/, '').replace(/[ey]$/, '');
  return toStem(from) === toStem(to) && toStem(from).length >= 2;
}

/** Most letters are the same and in the same place, or all are the same in another order. */
function isNear(from: string, to: string): boolean {
  const longest = Math.max(from.length, to.length);
  if (longest < 3 || Math.abs(from.length - to.length) > 2) return false;
  if ([...from].sort().join('') === [...to].sort().join('')) return true;
  let head = 0;
  while (head < from.length && head < to.length && from[head] === to[head]) head += 1;
  let tail = 0;
  const least = Math.min(from.length, to.length) - head;
  while (tail < least && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return longest > 3 && head + tail >= longest * 0.6;
}
