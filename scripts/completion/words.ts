/** Words as they are compared: without marks and capitals, short forms written out. */

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(it|that|there|he|she|what|who|here)'s (?=(?:been|got)\b)/g, '$1 has '],
  [/\b(it|that|there|he|she|what|who|here)'s\b/g, '$1 is'],
  [/\b(i|we|you|he|she|they)'d\b/g, '$1 would'],
  [/\bpls\b/g, 'please'],
  [/\bok\b/g, 'okay'],
  [/\b(\d+) (?=[ap]m\b)/g, '$1'],
];

export function listWords(text: string): string[] {
  const plain = SHORT_FORMS.reduce(
    (words, [pattern, replacement]) => words.replaceAll(pattern, replacement),
    text.toLowerCase().replaceAll('’', "'"),
  );
  const words = plain
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}\p{Sc}%.]+/gu, ' ')
    .replaceAll(/\.(?!\d)/g, ' ');
  return words.split(' ').filter((word) => word !== '');
}

/** What stands before each of the words, and behind the last, in a sentence that has them all in their order. */
export function align(words: readonly string[], sentence: readonly string[]): string[][] | undefined {
  const gaps = Array.from({ length: words.length + 1 }, (): string[] => []);
  let at = 0;
  for (const word of sentence) {
    if (word === words[at]) at += 1;
    else gaps[at]?.push(word);
  }
  return at === words.length ? gaps : undefined;
}
