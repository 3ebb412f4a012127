const mostWords = 6;
const longestStem = 48;

/** Names that Windows keeps for devices. */
const taken = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A name for a file with this text: its first words, of letters and digits only, so that every system takes it. */
export function toFileName(text: string, extension: string): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const stem = cutAtWord(words.slice(0, mostWords));
  return `${stem === '' || taken.test(stem) ? 'draftwell-text' : stem}.${extension}`;
}

/** As many words as fit; of a first word that is too long, its beginning. */
function cutAtWord([first = '', ...rest]: readonly string[]): string {
  let stem = [...first].slice(0, longestStem).join('');
  for (const word of rest) {
    if (stem.length + word.length >= longestStem) break;
    stem += `-${word}`;
  }
  return stem;
}
