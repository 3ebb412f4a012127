import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../shared/plans.ts';
import { getServerFacts } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { profileQuery } from './queries.ts';

/** The writer's plan; Free until it is read, and where it cannot be. */
export function usePlan(): { plan: Plan; isPending: boolean } {
  const { data, isPending } = useQuery(profileQuery(useServices()));
  return { plan: getServerFacts().plans[data?.account_type ?? 'free'], isPending };
}
