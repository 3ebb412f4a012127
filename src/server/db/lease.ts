/**
 * SQL for so many milliseconds from now, which a parameter says: the end of a lease. By the database's clock, the one that
 * all servers share: one whose own is ahead would else end what another has, and one that is behind would find nothing.
 */
export function fromNow(parameter: string): string {
  return `now() + ${parameter}::int * interval '1 millisecond'`;
}
