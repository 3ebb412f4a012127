import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InboxMessage } from '../../../shared/contract/inbox.ts';
import { inboxKey } from '../../administration/queries.ts';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';

interface Handling {
  isHandled: boolean;
  /** The message may leave the list now. Left out for what takes an earlier one back. */
  onLeaving?: () => void;
}

/** Sets a message handled or open again; the inbox is read again after it. */
export function useHandling({ id, writer }: InboxMessage) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ isHandled }: Handling) =>
      call((api) => api.inbox.setHandled({ writer_id: writer.id, id, is_handled: isHandled })),
    async onSuccess(_, { isHandled, onLeaving }) {
      onLeaving?.();
      void notify({
        title: isHandled ? 'Handled' : 'Open again',
        ...(onLeaving && { action: { label: 'Undo', onClick: () => mutate({ isHandled: !isHandled }) } }),
      });
      await queries.invalidateQueries({ queryKey: inboxKey });
    },
  });
  return {
    set: (isHandled: boolean, onLeaving: () => void) => mutate({ isHandled, onLeaving }),
    isSetting: isPending,
    failure: error ? toCallError(error).message : undefined,
  };
}
