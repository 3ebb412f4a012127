import { describe, expect, it } from 'vitest';
import { findIds, readRequirements } from './list.ts';

describe('readRequirements', () => {
  it('reads the rows of every table and nothing else', () => {
    const markdown = [
      '## CREDIT: credits (see CREDIT-99)',
      '| id | requirement |',
      '|---|---|',
      '| CREDIT-01 | one credit, as CREDIT-02 says |',
      '| F-39b | cancel twice | ‘Already Cancelled’ |',
    ].join('\n');
    expect(readRequirements(markdown)).toEqual([
      { id: 'CREDIT-01', area: 'CREDIT', text: 'one credit, as CREDIT-02 says' },
      { id: 'F-39b', area: 'F', text: 'cancel twice | ‘Already Cancelled’' },
    ]);
  });

  it('refuses an id that is there twice', () => {
    expect(() => readRequirements('| F-01 | a |\n| F-01 | b |')).toThrow('F-01 twice');
  });
});

describe('findIds', () => {
  const areas = new Set(['CREDIT', 'F']);
  // The examples stay out of the titles: this test's own would otherwise count as proof of those rows.
  it.each([
    ['in brackets', '[CREDIT-05] never overspends', ['CREDIT-05']],
    ['before a colon', 'CREDIT-05: never overspends', ['CREDIT-05']],
    ['several', '[CREDIT-05, F-22] never overspends, see F-39b', ['CREDIT-05', 'F-22', 'F-39b']],
    ['once each', '[CREDIT-05] as CREDIT-05', ['CREDIT-05']],
    ['longer numbers whole', 'CREDIT-051', ['CREDIT-051']],
    ['none inside other words', 'CREDIT-05-ish, XCREDIT-05', []],
    ['none in common words', 'counts UTF-16 units, not UTF-8 bytes', []],
    ['unknown areas in brackets', '[CERDIT-05] never overspends', ['CERDIT-05']],
    ['unknown areas before a colon', 'CERDIT-05: never overspends', ['CERDIT-05']],
  ])('finds %s', (_name, title, ids) => {
    expect(findIds(title, areas)).toEqual(ids);
  });
});
