import { describe, expect, it } from 'vitest';
import { findPronounOfName, loadNames } from './names.ts';

describe('given names', () => {
  it('tell women and men apart where no source has them for both', () => {
    expect(['Marta', 'Zoë', 'Stefan', 'desmond'].map(findPronounOfName)).toEqual(['she', 'she', 'he', 'he']);
    expect(['Robin', 'Jean', 'Table', ''].map(findPronounOfName)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are names', () => {
    expect(['marta', 'stefan', 'robin'].every((name) => loadNames().has(name))).toBe(true);
  });
});
