export const tabs = [
  { id: 'account', name: 'Account' },
  { id: 'plan', name: 'Plan' },
  { id: 'notifications', name: 'Notifications' },
  { id: 'preferences', name: 'Preferences' },
  { id: 'data', name: 'Your data' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** The tab that an address names; the first for none, or for one that there is not. */
export function readTab(search: URLSearchParams): TabId {
  return tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'account';
}

/** Where a key leads within the tabs, from the one that has the focus; undefined for keys that lead nowhere. */
export function findNextTab(current: TabId, key: string): TabId | undefined {
  const index = tabs.findIndex(({ id }) => id === current);
  const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const step = steps[key];
  return step === undefined ? undefined : tabs.at(step % tabs.length)?.id;
}
