import { type LiveEventType, liveEventTypes } from '../../shared/contract/events.ts';

export interface Announcement {
  userId: string;
  type: LiveEventType;
}

const types: ReadonlySet<string> = new Set(liveEventTypes);

/** What every tab reads again when it may have missed something. */
export const allTypes: readonly LiveEventType[] = liveEventTypes;

/** What servers tell one another: whose, and what. Never the thing itself. */
export function toPayload({ userId, type }: Announcement): string {
  return `${userId} ${type}`;
}

/** Undefined for what a server of another version may send. */
export function readPayload(payload: string): Announcement | undefined {
  const [userId = '', type = ''] = payload.split(' ');
  return isType(type) ? { userId, type } : undefined;
}

const takenBack = 'taken-back ';

/** @param call a digest: whose it is and which, and not readable */
export function toTakenBack(call: string): string {
  return takenBack + call;
}

/** Undefined for what is said of something else. */
export function readTakenBack(payload: string): string | undefined {
  return payload.startsWith(takenBack) ? payload.slice(takenBack.length) : undefined;
}

function isType(value: string): value is LiveEventType {
  return types.has(value);
}
