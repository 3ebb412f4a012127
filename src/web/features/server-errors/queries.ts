import { queryOptions } from '@tanstack/react-query';
import type { FaultPeriod } from '../../../shared/contract/faults.ts';
import type { Services } from '../../services/services.ts';

export function faultsQuery({ call }: Services, days: FaultPeriod) {
  return queryOptions({
    queryKey: ['faults', days],
    queryFn: ({ signal }) => call((api) => api.faults.list({ days }, { signal }), signal),
    staleTime: 0,
  });
}
