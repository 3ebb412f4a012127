/** Misspellings as people make them: by sound, by a letter too many or too few, by the wrong key. */

/** What letters are taken for. Each is tried once, at its first place. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/c(?=[ei])/, 's'],
  [/s(?=[ei])/, 'c'],
  [/ck/, 'k'],
  [/tion/, 'sion'],
  [/ence/, 'ance'],
  [/ance/, 'ence'],
  [/able/, 'ible'],
  [/ible/, 'able'],
  [/ea/, 'e'],
  [/ee/, 'ea'],
  [/ou/, 'o'],
  [/ou/, 'u'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ai/, 'a'],
  [/gh/, ''],
  [/e$/, ''],
  [/$/, 'e'],
  [/y/, 'i'],
  [/i(?=[a-z])/, 'y'],
  [/a/, 'e'],
  [/o/, 'a'],
  [/u/, 'o'],
  [/e/, 'i'],
  [/i/, 'e'],
  [/([^aeiou])e([^aeiou])/, '$1$2'],
  [/qu/, 'k'],
  [/x/, 'ks'],
  [/wh/, 'w'],
  [/th/, 't'],
  [/er/, 're'],
  [/ly$/, 'ley'],
  [/d$/, 't'],
  [/t$/, 'd'],
  [/^e(?=[nm])/, 'i'],
  [/^in/, 'en'],
  [/z/, 's'],
  [/k/, 'c'],
  [/j/, 'g'],
  [/g(?=e)/, 'j'],
  [/aw/, 'ar'],
  [/r/, 'l'],
  [/l/, 'r'],
  [/v/, 'b'],
  [/b/, 'v'],
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The shares of slips: by sound, of a letter once for twice or twice for once, and of those that are made twice in a word. */
const SHARE = { bySound: 0.55, doubled: 0.2, twice: 0.35 };

/** A slip of a word in small letters; the word itself where none comes of it. `random` draws from 0 to below 1. */
export function misspell(word: string, random: () => number): string {
  const draw = (below: number) => Math.floor(random() * below);
  const bySound = (written: string) => {
    const sounds = SOUNDS.filter(([letters]) => letters.test(written));
    const [letters, taken] = sounds[draw(sounds.length)] ?? [/$/, ''];
    return written.replace(letters, taken);
  };
  const byHand = (written: string) => {
    const at = 1 + draw(written.length - 1);
    const [before, letter, after] = [written.slice(0, at), written.charAt(at), written.slice(at + 1)];
    const other = LETTERS.charAt(draw(LETTERS.length));
    const slips = [
      before + after,
      before.slice(0, -1) + letter + before.slice(-1) + after,
      before + other + after,
      before + other + letter + after,
    ];
    return slips[draw(slips.length)] ?? written;
  };
  const doubled = (written: string) => {
    if (/(.)\1/.test(written)) return written.replace(/(.)\1/, '$1');
    const at = 1 + draw(written.length - 1);
    return written.slice(0, at) + written.charAt(at) + written.slice(at);
  };
  const slip = (written: string) => {
    const share = random();
    if (share < SHARE.bySound) return bySound(written);
    return share < SHARE.bySound + SHARE.doubled ? doubled(written) : byHand(written);
  };
  return random() < SHARE.twice ? slip(slip(word)) : slip(word);
}
