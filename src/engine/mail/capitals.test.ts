import { expect, it } from 'vitest';
import { applyChanges } from '../text/edits.ts';
import { listCapitalEdits } from './capitals.ts';

it.each([
  ['we can. lanyards yes! then we go', 'We can. Lanyards yes! Then we go'],
  ['fine.\n\nwe go', 'Fine.\n\nWe go'],
  [
    'Chairs, e.g. red ones, approx. forty, for J. smith',
    'Chairs, e.g. red ones, approx. forty, for J. smith',
  ],
  ['iPhones are out. npm is not. x.org is', 'iPhones are out. npm is not. x.org is'],
  ['One\ntwo', 'One\ntwo'],
  ['Fine\nthanks', 'Fine\nThanks'],
])('%s', (note, expected) => {
  expect(applyChanges(note, listCapitalEdits(note))).toBe(expected);
});
