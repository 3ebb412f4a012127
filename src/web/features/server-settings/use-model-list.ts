import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ProviderInput } from '../../../shared/contract/engine-choice.ts';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';

interface Asked {
  place: ProviderInput;
  /** A key is no name for what is kept. */
  number: number;
}

/** The models of a provider, from itself. @param first asked without a press */
export function useModelList(first?: ProviderInput) {
  const id = useId();
  const { call } = useServices();
  const [asked, setAsked] = useState<Asked | undefined>(first && { place: first, number: 0 });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['engine-models', id, asked?.number],
    queryFn: asked
      ? ({ signal }) => call((api) => api.engineChoice.listModels(asked.place, { signal }), signal)
      : skipToken,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    /** Who was asked. */
    place: asked?.place,
    models: data?.models,
    isAsking: isFetching,
    failure: error && !isFetching ? toCallError(error).message : undefined,
    ask: (place: ProviderInput) => setAsked((former) => ({ place, number: (former?.number ?? 0) + 1 })),
    askAgain: () => void refetch(),
    /** What was said is of a provider that is no longer meant. */
    forget: () => setAsked(undefined),
  };
}

export type ModelListState = ReturnType<typeof useModelList>;
