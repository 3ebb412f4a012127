import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ActionSummary } from '../../../../shared/contract/actions.ts';
import { formatDate, formatTime } from '../../../../shared/format.ts';
import { useServices } from '../../../services/services.ts';

const shown = 3;

/** The last few texts, each a press away from being opened again. Nothing where there are none, or they cannot be read. */
export function Latest() {
  const { call } = useServices();
  const { data } = useQuery({
    queryKey: ['actions', 'latest'],
    // What was done a moment ago belongs here
    staleTime: 0,
    queryFn: ({ signal }) =>
      call((api) => api.actions.list({ limit: shown, result: 'success' }, { signal }), signal),
  });
  if (!data || data.actions.length === 0) return null;
  return (
    <section className="px-4 md:px-6" aria-labelledby="latest">
      <h2 id="latest" className="text-h3">
        Latest
      </h2>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] md:gap-2">
        {data.actions.map((action) => (
          <li key={action.id} className="flex items-baseline justify-between gap-3 text-small">
            <Link className="min-w-0 truncate max-md:py-3" to={`/history?open=${action.id}`}>
              {action.excerpt}
            </Link>
            <time className="num flex-none text-ink-3" dateTime={action.created_at}>
              {toTimeWords(action)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the writer's own zone: the time today, the day before that. */
function toTimeWords({ created_at }: ActionSummary): string {
  const at = new Date(created_at);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? formatTime(at) : formatDate(at, { day: 'numeric', month: 'short' });
}
