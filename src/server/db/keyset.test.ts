import { describe, expect, test } from 'vitest';
import { readCursor, toCursor, toPage } from './keyset.ts';

const place = { moment: '2026-11-21T12:00:00.123456Z', id: '7d0a0a4e-8a5b-4c6e-9a52-0f6d5c1b2a3c' };

describe('a cursor', () => {
  test('leads back to its place, to the microsecond', () => {
    expect(readCursor(toCursor(place))).toEqual(place);
  });

  test.each([
    '',
    'garbage',
    'ÄÖ',
    toCursor(readCursor(undefined)),
    toCursor({ ...place, id: 'x' }),
    toCursor({ ...place, moment: '2026-13-41T12:00:00.123456Z' }),
    toCursor({ ...place, moment: '2024-02-30T12:00:00.123456Z' }),
    toCursor({ ...place, moment: '2026-11-21T24:00:00.000000Z' }),
    toCursor({ ...place, moment: '0000-01-01T12:00:00.123456Z' }),
    toCursor({ ...place, moment: '1969-12-31T23:59:59.999999Z' }),
    toCursor({ ...place, moment: '2026-11-21T12:00:00.123Z' }),
    toCursor({ ...place, moment: "2026-11-21T12:00:00.123456Z'--" }),
    toCursor({ ...place, id: `${place.id} more` }),
  ])('that no page gave is refused: %j', (cursor) => {
    expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
  });

  test('that is left out stands before every row', () => {
    const { moment, id } = readCursor(undefined);
    expect([moment, id]).toEqual(['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']);
  });
});

describe('a page', () => {
  const places = ['a', 'b', 'c'].map((id) => ({ ...place, id }));
  const toIds = (limit: number) => {
    const { rows, next_cursor } = toPage(places, limit, (row) => row);
    return { ids: rows.map(({ id }) => id).join(''), next_cursor };
  };

  test('that is full and not the last leads on from its last row', () => {
    expect(toIds(2)).toEqual({ ids: 'ab', next_cursor: toCursor({ ...place, id: 'b' }) });
  });

  test.each([3, 4])('that is the last leads nowhere, with room for %d', (limit) => {
    expect(toIds(limit)).toEqual({ ids: 'abc', next_cursor: null });
  });
});
