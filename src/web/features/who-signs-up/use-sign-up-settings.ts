import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignUpPolicy, SignUpState } from '../../../shared/contract/sign-up.ts';
import { toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { signUpQuery } from './queries.ts';

/** Changes who may sign up, and who is invited. */
export function useSignUpSettings() {
  const services = useServices();
  const queries = useQueryClient();
  const { queryKey } = signUpQuery(services);
  const keep = (state: SignUpState) => queries.setQueryData(queryKey, state);

  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (policy: SignUpPolicy) => services.call((api) => api.signUp.save(policy)),
    onSuccess(state) {
      keep(state);
      void notify({ title: 'Saved. It holds from now on.' });
    },
  });
  const inviting = useMutation({
    networkMode: 'always',
    mutationFn: (input: { note: string; email?: string; days: number }) =>
      services.call((api) => api.signUp.invite(input)),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  const revoking = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => services.call((api) => api.signUp.revoke({ id })),
    onSuccess(state) {
      keep(state);
      void notify({ title: 'Invitation taken back: its link is dead.' });
    },
  });
  const toFailure = (error: Error | null) => (error ? toCallError(error).message : undefined);
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    saveFailure: toFailure(saving.error),
    invite: inviting.mutate,
    isInviting: inviting.isPending,
    inviteFailure: toFailure(inviting.error),
    invited: inviting.data,
    revoke: revoking.mutate,
    revoking: revoking.isPending ? revoking.variables : undefined,
    revokeFailure: toFailure(revoking.error),
  };
}
