import { editDistance } from './distance.ts';
import type { Frequencies } from './frequencies.ts';

/** Finds words written or sounding like an unknown one. */
export interface Candidates {
  /** Words within two edits, with their distance. */
  near(word: string): Map<string, number>;
  /** Common words with the same consonants by sound, within four edits, with their distance. */
  soundingLike(word: string): Map<string, number>;
}

/** Which letters a word has, one bit each: two edits change at most four bits. Apostrophes share the last bit. */
function letterSet(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** “definately” and “definitely” are the same without their vowels. The first letter is kept. */
function consonants(word: string): string {
  const bare = word
    .replace(/[aeiouy']/g, '')
    .replaceAll('ck', 'k')
    .replace(/c(?!h)/g, 'k')
    .replaceAll('ph', 'f')
    .replace(/(.)\1+/g, '$1');
  return `${word[0] ?? ''}${bare}`;
}

const COMMON = 2e6;
const REMEMBERED = 2000;

interface Shelves {
  byLength: Map<number, { words: string[]; sets: number[] }>;
  bySound: Map<string, string[]>;
}

function shelve(frequencies: Frequencies): Shelves {
  const byLength: Shelves['byLength'] = new Map();
  const bySound: Shelves['bySound'] = new Map();
  for (const word of frequencies.words()) {
    const shelf = byLength.get(word.length) ?? { words: [], sets: [] };
    byLength.set(word.length, shelf);
    shelf.words.push(word);
    shelf.sets.push(letterSet(word));
    if (word.length <= 4 || frequencies.of(word) <= COMMON) continue;
    const sound = consonants(word);
    const alike = bySound.get(sound) ?? [];
    bySound.set(sound, alike);
    alike.push(word);
  }
  return { byLength, bySound };
}

/**
 * Scans all words of about the right length: a test of two integers each, under a millisecond for the lot. They are
 * put in order with the first word that nobody knows: most short texts have none.
 */
export function makeCandidates(frequencies: Frequencies): Candidates {
  let shelves: Shelves | undefined;
  const getShelves = () => {
    shelves ??= shelve(frequencies);
    return shelves;
  };
  const remembered = new Map<string, Map<string, number>>();

  function scan(word: string): Map<string, number> {
    const found = new Map<string, number>();
    const letters = letterSet(word);
    const { byLength } = getShelves();
    for (let length = word.length - 2; length <= word.length + 2; length += 1) {
      const shelf = byLength.get(length);
      if (shelf === undefined) continue;
      for (let index = 0; index < shelf.words.length; index += 1) {
        if (countBits(letters ^ (shelf.sets[index] ?? 0)) > 4) continue;
        const candidate = shelf.words[index] ?? '';
        const distance = editDistance(word, candidate, 2);
        if (distance <= 2) found.set(candidate, distance);
      }
    }
    return found;
  }

  return {
    near(word) {
      const found = remembered.get(word) ?? scan(word);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(word, found);
      return found;
    },
    soundingLike(word) {
      const alike = word.length > 5 ? (getShelves().bySound.get(consonants(word)) ?? []) : [];
      const measured = alike.map((candidate): [string, number] => [
        candidate,
        editDistance(word, candidate, 4),
      ]);
      return new Map(
        measured.filter(
          ([candidate, distance]) => distance <= 4 && Math.abs(candidate.length - word.length) <= 3,
        ),
      );
    },
  };
}
