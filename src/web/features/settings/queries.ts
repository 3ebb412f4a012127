import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { creditsKey } from '../../account/queries.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Services } from '../../services/services.ts';
import { listApiKeys, listSessions } from './account-calls.ts';
import { listPasskeys } from './passkey-calls.ts';
import { readSecondFactor } from './security-calls.ts';

type LedgerPage = Awaited<ReturnType<ApiClient['credits']['listEntries']>>;

export function notificationsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['profile', 'notifications'],
    queryFn: ({ signal }) => call((api) => api.profile.readNotifications(undefined, { signal }), signal),
  });
}

export function preferencesQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['profile', 'preferences'],
    queryFn: ({ signal }) => call((api) => api.profile.readPreferences(undefined, { signal }), signal),
  });
}

export function voiceQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['profile', 'voice'],
    queryFn: ({ signal }) => call((api) => api.profile.readVoice(undefined, { signal }), signal),
  });
}

export const secondFactorQuery = queryOptions({ queryKey: ['second-factor'], queryFn: readSecondFactor });

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: listPasskeys });

export function retentionQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['profile', 'retention'],
    queryFn: ({ signal }) => call((api) => api.profile.readRetention(undefined, { signal }), signal),
  });
}

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: listSessions });

export const apiKeysQuery = queryOptions({ queryKey: ['api-keys'], queryFn: listApiKeys });

/** How many entries of the ledger come at once. */
const ledgerPageLimit = 10;

export function ledgerQuery({ call }: Services) {
  return infiniteQueryOptions({
    // Begins with the key of the balance: whoever reads that again reads this again
    queryKey: [...creditsKey, 'ledger'],
    queryFn: ({ pageParam, signal }) =>
      call(
        (api) =>
          api.credits.listEntries(
            { limit: ledgerPageLimit, ...(pageParam && { cursor: pageParam }) },
            { signal },
          ),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: LedgerPage) => next_cursor,
    staleTime: 0,
  });
}
