import { AppError } from '../../../shared/errors.ts';
import { type Place, readCursor, toPage } from '../../db/keyset.ts';

/** What is open comes before what is handled, and of that Premium before Free. */
export const openPaid = 2;
export const openFree = 1;
export const handled = 0;

/** A place in the inbox: the next page begins right after it. */
export interface InboxPlace extends Place {
  priority: number;
}

interface PlacedRow {
  priority: number;
  created_at: string;
  id: string;
}

/** @param found one more than the page has room for, where there are more */
export function toInboxPage<Row extends PlacedRow>(found: readonly Row[], limit: number) {
  const { rows, next_cursor } = toPage(found, limit, ({ created_at: moment, id }) => ({ moment, id }));
  return { rows, next_cursor: next_cursor && `${rows.at(-1)?.priority}.${next_cursor}` };
}

/**
 * Without a cursor it is the first page.
 * @throws AppError INVALID_REQUEST for a cursor that no page gave
 */
export function readInboxCursor(cursor: string | undefined): InboxPlace {
  if (cursor === undefined) return { priority: openPaid, ...readCursor(undefined) };
  const [, priority, place] = /^([012])\.(.+)$/.exec(cursor) ?? [];
  if (place === undefined) throw new AppError('INVALID_REQUEST');
  return { priority: Number(priority), ...readCursor(place) };
}
