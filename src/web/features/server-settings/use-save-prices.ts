import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Prices } from '../../../shared/contract/costs.ts';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { costsQuery, pricesQuery } from './cost-queries.ts';
import { toSavedWords } from './costs.ts';

/** Sets what tokens cost and what a month may. */
export function useSavePrices() {
  const services = useServices();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (prices: Prices) => services.call((api) => api.costs.savePrices(prices)),
    onSuccess(prices) {
      queries.setQueryData(pricesQuery(services).queryKey, prices);
      void queries.invalidateQueries({ queryKey: costsQuery(services).queryKey });
      void notify({ title: toSavedWords(prices) });
    },
  });
  return { save: mutate, isSaving: isPending, failure: error ? toCallError(error).message : undefined };
}
