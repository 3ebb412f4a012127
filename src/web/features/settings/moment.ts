const minuteMs = 60_000;
/** That of the words around it, whatever language the browser has. */
const locale = 'en-GB';

/** When something was, in the writer's own zone: “just now”, “today at 14:02”, “3 Nov 2026 at 14:02”. */
export function toMoment(moment: string, now: Date, timeZone?: string): string {
  const date = new Date(moment);
  if (now.getTime() - date.getTime() < minuteMs) return 'just now';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(date);
  return `${day.format(date) === day.format(now) ? 'today' : day.format(date)} at ${time}`;
}
