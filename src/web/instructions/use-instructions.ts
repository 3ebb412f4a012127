import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InstructionList } from '../../shared/contract/instructions.ts';
import type { ApiClient } from '../api/client.ts';
import { useServices } from '../services/services.ts';
import { instructionsQuery } from './queries.ts';

/** The saved instructions of the writer, and the way to change them: what the server then has shows at once. */
export function useInstructions() {
  const services = useServices();
  const queries = useQueryClient();
  const query = useQuery(instructionsQuery(services));

  async function change(call: (api: ApiClient) => Promise<InstructionList>): Promise<InstructionList> {
    const list = await services.call(call);
    queries.setQueryData(instructionsQuery(services).queryKey, list);
    return list;
  }

  return { query, list: query.data, change };
}
