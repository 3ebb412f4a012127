import { expect, it } from 'vitest';
import { speaksOfStyle } from './style-words.ts';

it.each(['firm but polite', 'keep it short', 'dont sound angry', 'simple English', 'no jokes'])(
  'speaks of the style: %s',
  (words) => {
    expect(speaksOfStyle(words)).toBe(true);
  },
);

it.each(['reported it twice online', 'the lamp is out', 'extra custard'])(
  'says something else: %s',
  (words) => {
    expect(speaksOfStyle(words)).toBe(false);
  },
);
