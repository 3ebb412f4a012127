import { expect, test } from 'vitest';
import { findEvidence } from './evidence.ts';

const text = 'She said “it’s  done”,\nthen (more or less) left. She said no.';

test.each([
  ['She said', 'She said'],
  ['it’s  done”,\nthen', 'it’s  done”,\nthen'],
  ['said "it\'s done", then', 'said “it’s  done”,\nthen'],
  ['"then (more or less) left."', 'then (more or less) left.'],
  ['  then (more  ', 'then (more'],
])('%j is found in the text as %j', (quote, found) => {
  const evidence = findEvidence(text, quote);
  expect(evidence?.quote).toBe(found);
  expect(text.slice(evidence?.start, evidence?.end)).toBe(found);
});

test.each(['She never said', 'she said', 'then … left', '', ' ', '"', 's', '.*', `${text}${text}`])(
  '%j is no evidence',
  (quote) => {
    expect(findEvidence(text, quote)).toBeUndefined();
  },
);
