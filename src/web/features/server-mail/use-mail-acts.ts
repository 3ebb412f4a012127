import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { mailsKey } from './queries.ts';

/** What can be done to a mail that waits or has failed; the list is read again after it. */
export function useMailActs(id: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: mailsKey });

  const retrying = useMutation({
    networkMode: 'always',
    mutationFn: () => call((api) => api.mail.retry({ id })),
    onSuccess: () => void notify({ title: 'It is tried again now.' }),
    onSettled: readAgain,
  });
  const dropping = useMutation({
    networkMode: 'always',
    mutationFn: () => call((api) => api.mail.drop({ id })),
    async onSuccess() {
      void notify({ title: 'Mail dropped.' });
      await readAgain();
    },
  });
  const toFailure = (error: Error | null) => (error ? toCallError(error).message : undefined);
  return {
    retry: () => retrying.mutate(),
    isRetrying: retrying.isPending,
    retryFailure: toFailure(retrying.error),
    drop: () => dropping.mutate(),
    isDropping: dropping.isPending,
    dropFailure: toFailure(dropping.error),
    resetDrop: dropping.reset,
  };
}
