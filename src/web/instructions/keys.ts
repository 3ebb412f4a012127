import { isApplePlatform } from '../ui/keys.ts';

/** The first so many saved instructions have a key. */
export const keyCount = 9;

type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/**
 * The place in the list that a key stands for; undefined for any other key. Alt with a digit alone changes tabs on Linux,
 * and writes brackets on a Mac: there it is Control. See docs/decisions/0063.
 */
export function findInstructionPlace(key: Key, isApple = isApplePlatform(navigator)): number | undefined {
  const { code, ctrlKey, altKey, shiftKey, metaKey } = key;
  const isHeld = isApple
    ? ctrlKey && !altKey && !shiftKey && !metaKey
    : altKey && shiftKey && !ctrlKey && !metaKey;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  return isHeld && digit !== undefined ? Number(digit) - 1 : undefined;
}

/** As it is called here: ‘Alt Shift 1’ or ‘⌃ 1’. */
export function toKeyWords(digit: string, isApple = isApplePlatform(navigator)): string {
  return isApple ? `⌃ ${digit}` : `Alt Shift ${digit}`;
}
