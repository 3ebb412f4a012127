import { describe, expect, test } from 'vitest';
import {
  addSnapshot,
  addVersion,
  isLater,
  joinVersions,
  noVersions,
  parseVersions,
  toPreview,
} from './versions.ts';

const timestamp = '2026-03-01T10:00:00.000Z';
const improved = { text: 'I have spoken.', label: 'Improve', timestamp };

describe('VER-03 versions', () => {
  test('are numbered from 0, with id, text, timestamp and number; version 0 is the initial text', () => {
    const first = addSnapshot(noVersions, { text: 'I have spoke.', timestamp });
    expect(first.list).toEqual([
      { id: 'version-0', versionNumber: 0, text: 'I have spoke.', timestamp, label: 'Your text' },
    ]);
    const second = addVersion(first, improved);
    expect(second.list.map(({ id, versionNumber }) => [id, versionNumber])).toEqual([
      ['version-0', 0],
      ['version-1', 1],
    ]);
    expect(second.selectedId).toBe('version-1');
  });

  test('the initial text is saved once, and only if it is not blank', () => {
    expect(addSnapshot(noVersions, { text: ' \n', timestamp })).toBe(noVersions);
    const once = addSnapshot(noVersions, { text: 'a', timestamp });
    expect(addSnapshot(once, { text: 'a', timestamp })).toBe(once);
  });
});

test('a result that is a version already is selected, and not listed twice', () => {
  const versions = addVersion(addSnapshot(noVersions, { text: 'a', timestamp }), improved);
  const again = addVersion({ ...versions, selectedId: 'version-0' }, improved);
  expect(again).toEqual(versions);
});

test('TRUST-05 what was typed since the last version is saved before an engine writes', () => {
  const versions = addVersion(addSnapshot(noVersions, { text: 'a', timestamp }), improved);
  expect(addSnapshot(versions, { text: 'b', timestamp }).list.map(({ text }) => text)).toEqual([
    'a',
    'I have spoken.',
    'b',
  ]);
  const reverted = { ...versions, selectedId: 'version-0' };
  expect(addSnapshot(reverted, { text: 'a', timestamp })).toBe(reverted);
});

test('a version after the one in the editor is later', () => {
  const versions = addVersion(addSnapshot(noVersions, { text: 'a', timestamp }), improved);
  const reverted = { ...versions, selectedId: 'version-0' };
  expect(versions.list.map((version) => isLater(versions, version))).toEqual([false, false]);
  expect(versions.list.map((version) => isLater(reverted, version))).toEqual([false, true]);
});

test('a preview is the first 60 characters, never half of one', () => {
  expect(toPreview('short')).toBe('short');
  expect(toPreview('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
  expect(toPreview(`${'a'.repeat(59)}😀 and more`)).toBe(`${'a'.repeat(59)}…`);
});

test('of very many versions the oldest go, but never version 0', () => {
  let versions = addSnapshot(noVersions, { text: 'first', timestamp });
  for (let count = 0; count < 150; count += 1)
    versions = addVersion(versions, { ...improved, text: `${count}` });
  expect(versions.list).toHaveLength(100);
  expect(versions.list[0]?.text).toBe('first');
  expect(versions.list.at(-1)?.id).toBe('version-150');
});

test('what is kept comes back, and what is no list of versions is none', () => {
  const versions = addSnapshot(noVersions, { text: 'a', timestamp });
  expect(parseVersions(JSON.parse(JSON.stringify(versions)))).toEqual(versions);
  for (const broken of [null, 1, {}, { list: [1] }, { list: 'a' }])
    expect(parseVersions(broken)).toBeUndefined();
});

describe('versions of two tabs', () => {
  const start = addVersion(addSnapshot(noVersions, { text: 'a', timestamp }), improved);
  const here = addVersion(start, { text: 'here', label: 'Shorten', timestamp });
  const there = addVersion(start, { text: 'there', label: 'Formal', timestamp });

  test('are all kept, and those of this tab keep their numbers', () => {
    const joined = joinVersions(there, here);
    expect(joined.list.map(({ id, text }) => [id, text])).toEqual([
      ['version-0', 'a'],
      ['version-1', 'I have spoken.'],
      ['version-2', 'here'],
      ['version-3', 'there'],
    ]);
    expect(joined.selectedId).toBe(here.selectedId);
    expect(joinVersions(joined, here)).toEqual(joined);
  });

  test('are a hundred at most, and version 0 stays', () => {
    let many = start;
    for (let index = 0; index < 99; index += 1)
      many = addVersion(many, { text: `${index}`, label: 'Improve', timestamp });
    const { list } = joinVersions(many, addVersion(many, { text: 'last', label: 'Improve', timestamp }));
    expect(list).toHaveLength(100);
    expect([list[0]?.text, list.at(-1)?.text]).toEqual(['a', 'last']);
  });
});
