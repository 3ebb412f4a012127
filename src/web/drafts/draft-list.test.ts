import { beforeEach, describe, expect, test } from 'vitest';
import {
  draftTools,
  listDrafts,
  nameDraft,
  parseDraftId,
  removeDraft,
  restoreDraft,
  toDraftName,
  toFieldKey,
  toTitle,
} from './draft-list.ts';

let map: Map<string, string>;
const storage = {
  get length() {
    return map.size;
  },
  key: (index: number) => [...map.keys()][index] ?? null,
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void map.set(key, text),
  removeItem: (key: string) => void map.delete(key),
};
beforeEach(() => {
  map = new Map();
});

const { reply, improve } = draftTools;

function put(
  userId: string,
  tool: typeof reply | typeof improve,
  id: string,
  fields: Record<string, string>,
): void {
  for (const [field, text] of Object.entries(fields))
    map.set(toFieldKey(userId, toDraftName(tool, id), field), text);
}

const listOf = (userId: string, tool: typeof reply | typeof improve) =>
  listDrafts(storage, userId, tool).map(({ id, title }) => `${id}: ${title}`);

describe('the list of drafts', () => {
  test('has those of one writer and one tool, newest first, by their words or their names', () => {
    put('ann', reply, 'a1', { chain: 'Dear Ann', changed: '2026-11-01T10:00:00Z' });
    put('ann', reply, 'b2', { chain: 'Hi', draft: 'yes', changed: '2026-11-03T10:00:00Z' });
    put('ann', reply, 'c3', { draft: 'no', name: 'Refusal', changed: '2026-11-02T10:00:00Z' });
    put('ann', improve, 'd4', { '': 'of another tool', changed: '2026-11-04T10:00:00Z' });
    put('bob', reply, 'e5', { draft: 'of another writer', changed: '2026-11-05T10:00:00Z' });
    expect(listOf('ann', reply)).toEqual(['b2: yes', 'c3: Refusal', 'a1: Dear Ann']);
  });

  test('carries over the one that was there before there were several, also with what was only typed', () => {
    map.set('draftwell.draft.ann.improve', 'as typed last year');
    map.set('draftwell.draft.ann.improve.instruction', 'make it shorter');
    expect(listOf('ann', improve)).toEqual(['first: as typed last year']);
  });

  test('leaves out what is empty, and has what is only named', () => {
    put('ann', improve, 'a1', { '': ' ', changed: '2026-11-01T10:00:00Z' });
    put('ann', improve, 'b2', { name: 'For later', changed: '2026-11-01T10:00:00Z' });
    expect(listOf('ann', improve)).toEqual(['b2: For later']);
  });
});

test('a draft without a name has its first words again', () => {
  put('ann', improve, 'a1', { '': 'Dear Tom', changed: '2026-11-01T10:00:00Z' });
  const name = toDraftName(improve, 'a1');
  nameDraft(storage, 'ann', name, '  Delivery ');
  expect(listOf('ann', improve)).toEqual(['a1: Delivery']);
  nameDraft(storage, 'ann', name, ' ');
  expect(listOf('ann', improve)).toEqual(['a1: Dear Tom']);
});

test('what is removed leaves nothing behind, takes nothing else along, and comes back whole', () => {
  put('ann', reply, 'first', { draft: 'yes', 'draft.other': 'no', style: '{}', changed: '2026-11-01' });
  put('ann', reply, 'a1', { draft: 'stays', changed: '2026-11-02' });
  const former = new Map(map);
  const removed = removeDraft(storage, 'ann', reply, 'first');
  expect(listOf('ann', reply)).toEqual(['a1: stays']);
  expect(map.size).toBe(2);
  restoreDraft(storage, removed);
  expect(Object.fromEntries(map)).toEqual(Object.fromEntries(former));
});

test.each([
  ['Dear Tom,\n\n thanks', 'Dear Tom, thanks'],
  [
    'one two three four five six seven eight nine ten eleven',
    'one two three four five six seven eight nine ten…',
  ],
  ['x'.repeat(60), `${'x'.repeat(48)}…`],
])('%j is called by its first words', (text, title) => {
  expect(toTitle(text)).toBe(title);
});

test.each([null, '', '../x', 'A b', 'x'.repeat(40)])('%j in an address names no draft', (asked) => {
  expect(parseDraftId(asked)).toBeUndefined();
});
