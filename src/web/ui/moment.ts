import { formatDate } from '../../shared/format.ts';

const minuteMs = 60_000;

/** When something was, in the writer's own zone: “just now”, “today at 14:02”, “3 Nov 2026 at 14:02”. */
export function toMoment(moment: string, now: Date, timeZone?: string): string {
  const date = new Date(moment);
  if (now.getTime() - date.getTime() < minuteMs) return 'just now';
  const day = formatDate(date, { dateStyle: 'medium', timeZone });
  const isToday = day === formatDate(now, { dateStyle: 'medium', timeZone });
  return `${isToday ? 'today' : day} at ${formatDate(date, { timeStyle: 'short', timeZone })}`;
}
