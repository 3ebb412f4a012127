import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../account/queries.ts';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import type { Act } from './acts.ts';
import { peopleKey } from './queries.ts';

/** Does something to an account; the list is read again after it. */
export function useAct() {
  const services = useServices();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (act: Act) => services.call((api) => act.call(api)),
    async onSuccess(_, act) {
      void notify({ title: act.done });
      // It may have been one's own
      void queries.invalidateQueries({ queryKey: profileQuery(services).queryKey });
      await queries.invalidateQueries({ queryKey: peopleKey });
    },
  });
  return {
    run: (act: Act, onDone: () => void) => mutate(act, { onSuccess: onDone }),
    isRunning: isPending,
    failure: error ? toCallError(error).message : undefined,
    reset,
  };
}
