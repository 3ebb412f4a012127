import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EngineChoiceInput } from '../../../shared/contract/engine-choice.ts';
import { engineChoiceQuery } from '../../account/engine-choice-query.ts';
import { toCallError } from '../../api/call-error.ts';
import { engineInForce } from '../../server-facts.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';

/** Changes who writes, on the server and on this page. */
export function useSaveChoice() {
  const services = useServices();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (choice: EngineChoiceInput) => services.call((api) => api.engineChoice.save(choice)),
    onSuccess(choice) {
      engineInForce.set(choice.identity);
      queries.setQueryData(engineChoiceQuery(services).queryKey, choice);
      void notify({ title: `${choice.identity.name} writes now.` });
    },
  });
  return { save: mutate, isSaving: isPending, failure: error ? toCallError(error).message : undefined };
}
