import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { engineChoiceQuery } from '../../../account/engine-choice-query.ts';
import { useServices } from '../../../services/services.ts';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';

/** Who writes, once that is read; until then that it is on its way, or why it is not. */
export function LoadedChoice({ children }: { children(choice: EngineChoice): ReactNode }) {
  const query = useQuery(engineChoiceQuery(useServices()));
  if (query.data) return children(query.data);
  if (query.isError) return <ReadFailure query={query}>Who writes could not be read.</ReadFailure>;
  return <Skeletons />;
}
