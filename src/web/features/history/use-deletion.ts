import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { hideAction, refreshHistory } from './queries.ts';
import { toCountWords } from './words.ts';

/** Deleting, at once and with a way back. What fails is told by `failure`, until something is tried again. */
export function useDeletion() {
  const { call } = useServices();
  const queries = useQueryClient();
  const refresh = () => refreshHistory(queries);
  const common = { networkMode: 'always', onSettled: refresh } as const;

  const restoration = useMutation({
    ...common,
    mutationFn: (id: string | undefined) =>
      call((api) => api.actions.restore(id === undefined ? {} : { id })),
    onSuccess: () => void notify({ title: 'Restored' }),
  });
  // Not waited for: whether the toast can be shown says nothing of what was deleted
  const offerUndo = (title: string, id?: string) =>
    void notify({ title, action: { label: 'Undo', onClick: () => restoration.mutate(id) } });

  const removal = useMutation({
    ...common,
    mutationFn: (id: string) => call((api) => api.actions.remove({ id })).catch(passOverMissing),
    onMutate: (id) => {
      restoration.reset();
      return hideAction(queries, id);
    },
    onSuccess: (_answer, id) => offerUndo('Deleted', id),
    onError: (_error, _id, showAgain) => showAgain?.(),
  });

  const removalOfAll = useMutation({
    ...common,
    mutationFn: () => call((api) => api.actions.removeAll()),
    onMutate: () => restoration.reset(),
    onSuccess: ({ deleted }) => offerUndo(`Deleted ${toCountWords(deleted, true)}`),
  });

  return {
    remove: removal.mutate,
    removeAll: removalOfAll,
    failure:
      toFailure('This entry could not be deleted.', removal.error) ??
      toFailure('What was deleted could not be restored.', restoration.error),
  };
}

/** An entry that was gone before is no failure: it is what was wanted. */
function passOverMissing(error: unknown): void {
  if (toCallError(error).code !== 'NOT_FOUND') throw error;
}

function toFailure(sentence: string, error: Error | null): string | undefined {
  return error ? `${sentence} ${toCallError(error).message}` : undefined;
}
