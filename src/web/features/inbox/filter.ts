import { type InboxState, inboxStates } from '../../../shared/contract/inbox.ts';
import { type OpinionType, opinionTypes } from '../../../shared/contract/opinions.ts';

export interface InboxFilter {
  state: InboxState;
  /** Undefined for every kind. */
  type: OpinionType | undefined;
}

export const stateNames: Record<InboxState, string> = { open: 'Open', handled: 'Handled', all: 'All' };

/** What an address asks for. */
export function readFilter(search: URLSearchParams): InboxFilter {
  const types = Object.keys(opinionTypes) as OpinionType[];
  return {
    state: inboxStates.find((state) => state === search.get('show')) ?? 'open',
    type: types.find((type) => type === search.get('type')),
  };
}

/** What stands in the place of messages where there are none. */
export function toEmptyWords({ state, type }: InboxFilter): string {
  if (type !== undefined) return 'Nothing of this kind.';
  return {
    open: 'Nothing is open. What people send by the feedback form will be here.',
    handled: 'Nothing has been handled yet.',
    all: 'Nobody has sent anything yet.',
  }[state];
}
