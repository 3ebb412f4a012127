import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.ts';
import { listSessions } from './account-calls.ts';

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

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: listSessions });
