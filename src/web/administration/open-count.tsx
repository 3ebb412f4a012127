import { useQuery } from '@tanstack/react-query';
import { openCountLimit } from '../../shared/limits.ts';
import { useServices } from '../services/services.ts';
import { openCountQuery } from './queries.ts';

/** How many messages of the inbox are open, where there are some. */
export function OpenCount() {
  const { data } = useQuery(openCountQuery(useServices()));
  if (!data?.count) return null;
  return (
    <span className="badge num open-count">
      {data.count < openCountLimit ? data.count : `${openCountLimit - 1}+`}
      <span className="sr-only"> open</span>
    </span>
  );
}
