import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ModelPull, PullInput } from '../../../shared/contract/engine-pull.ts';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { pullQuery } from './queries.ts';

/** A model that Ollama pulls: on the server, so that it goes on whatever becomes of the page. */
export function usePull(onDone: (model: string) => void) {
  const services = useServices();
  const queries = useQueryClient();
  const query = pullQuery(services);
  const { data } = useQuery(query);
  const pull = data?.pull ?? undefined;
  const wasRunning = useRef(false);
  const isRunning = pull?.status === 'running';
  const model = pull?.model ?? '';
  const isDone = pull?.status === 'done';
  useEffect(() => {
    if (wasRunning.current && isDone) onDone(model);
    wasRunning.current = isRunning;
  }, [isRunning, isDone, model, onDone]);

  const take = (next: ModelPull) => queries.setQueryData(query.queryKey, next);
  const beginning = useMutation({
    networkMode: 'always',
    mutationFn: (input: PullInput) => services.call((api) => api.enginePull.start(input)),
    onSuccess(next) {
      // It may be there already
      wasRunning.current = true;
      take(next);
    },
    // One that somebody else has begun is to be seen
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const cancelling = useMutation({
    networkMode: 'always',
    mutationFn: () => services.call((api) => api.enginePull.cancel()),
    onSuccess: take,
  });
  const error = beginning.error ?? cancelling.error;
  return {
    pull,
    isRunning,
    begin: beginning.mutate,
    isBeginning: beginning.isPending,
    cancel: () => cancelling.mutate(),
    isCancelling: cancelling.isPending,
    failure: error ? toCallError(error).message : undefined,
  };
}

export type PullState = ReturnType<typeof usePull>;
