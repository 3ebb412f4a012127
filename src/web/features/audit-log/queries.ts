import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditGroup } from '../../../shared/audit.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Services } from '../../services/services.ts';

type AuditPage = Awaited<ReturnType<ApiClient['audit']['list']>>;

/** @param group undefined for everything */
export function auditQuery({ call }: Services, group: AuditGroup | undefined) {
  return infiniteQueryOptions({
    queryKey: ['audit', group],
    queryFn: ({ pageParam, signal }) =>
      call(
        (api) =>
          api.audit.list({ ...(group && { group }), ...(pageParam && { cursor: pageParam }) }, { signal }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }: AuditPage) => next_cursor,
    // What was done a moment ago belongs here
    staleTime: 0,
  });
}
