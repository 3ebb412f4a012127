import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SwitchedOffRule } from '../../shared/contract/dictionary.ts';
import { useCallServices } from '../services/call-services.ts';
import { type SwitchedOffRules, switchedOffRulesQuery } from './queries.ts';

export function useSwitchedOffRules() {
  return useQuery(switchedOffRulesQuery(useCallServices()));
}

/** `description`: what the writer was told of the rule, for the list in the settings. */
export function useSwitchOffRule() {
  const { call } = useCallServices();
  const keep = useKeepRules();
  return useMutation({
    networkMode: 'always',
    mutationFn: (rule: SwitchedOffRule) => call((api) => api.switchedOffRules.switchOff(rule)),
    onSuccess: keep,
  });
}

export function useSwitchOnRule() {
  const { call } = useCallServices();
  const keep = useKeepRules();
  return useMutation({
    networkMode: 'always',
    mutationFn: (rule: string) => call((api) => api.switchedOffRules.switchOn({ rule })),
    onSuccess: keep,
  });
}

function useKeepRules() {
  const queries = useQueryClient();
  const { queryKey } = switchedOffRulesQuery(useCallServices());
  return (rules: SwitchedOffRules) => queries.setQueryData(queryKey, rules);
}
