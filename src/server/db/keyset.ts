import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';

/** A place in a list that is read newest first, in pages: the next page begins right after it. */
export interface Place {
  /** To the microsecond, as the database keeps it: two rows of one millisecond have their order. */
  moment: string;
  id: string;
}

/** Before every row, so that the first page asks the database the same question as all others. */
const beforeTheNewest: Place = { moment: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

// PostgreSQL knows no year 0, which a calendar of JavaScript has.
const placeSchema = z.tuple([
  z.iso.datetime({ precision: 6 }).refine((moment) => moment >= '1970'),
  z.guid(),
]);

export function toCursor({ moment, id }: Place): string {
  return Buffer.from(`${moment} ${id}`).toString('base64url');
}

/**
 * The place that a page begins after; without a cursor it is the first page.
 * @throws AppError INVALID_REQUEST for what `toCursor` never made
 */
export function readCursor(cursor: string | undefined): Place {
  if (cursor === undefined) return beforeTheNewest;
  const place = placeSchema.safeParse(Buffer.from(cursor, 'base64url').toString('utf8').split(' '));
  if (!place.success) throw new AppError('INVALID_REQUEST');
  const [moment, id] = place.data;
  return { moment, id };
}

/** @param rows one more than the page has room for, where there are more: it says that another page follows */
export function toPage<Row>(rows: readonly Row[], limit: number, toPlace: (row: Row) => Place) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next_cursor: last === undefined ? null : toCursor(toPlace(last)) };
}

/**
 * SQL for a moment to the microsecond, which a JavaScript date would cut off: the one case of a time that is no Date.
 * It goes back as `$1::text::timestamptz`.
 */
export function exactTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
