import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deskColours } from './desk-colours.ts';

test('the browser’s own bars have the colour of the desk', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const desks = [...tokens.matchAll(/--desk: (#\w+)/g)].map(([, colour]) => colour);
  expect(new Set(desks)).toEqual(new Set(Object.values(deskColours)));
});
