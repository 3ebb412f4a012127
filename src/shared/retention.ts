/** How long the history keeps texts, from the longest to the shortest. */
export const retentions = ['keep', '30-days', 'never'] as const;
export type Retention = (typeof retentions)[number];

export const retentionDays = 30;

export function isShorter(one: Retention, other: Retention): boolean {
  return retentions.indexOf(one) > retentions.indexOf(other);
}

/** What holds: what the writer has chosen, or the longest that the server allows. */
export function toRetention(chosen: Retention, longest: Retention): Retention {
  return isShorter(longest, chosen) ? longest : chosen;
}

/** Until when a text of this moment stays. Null: for as long as its writer wants. */
export function findTextsUntil(retention: Retention, createdAt: Date): Date | null {
  if (retention === 'keep') return null;
  const days = retention === 'never' ? 0 : retentionDays;
  return new Date(createdAt.getTime() + days * 24 * 60 * 60 * 1000);
}
