import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { findNextTab, type TabId, tabs } from '../tabs.ts';

interface TabBarProps {
  current: TabId;
  /** Start of the ids of the tabs and of the panel. */
  id: string;
}

/** Tabs that are links: each has an address, may be opened in another window, and is reached by the arrow keys. */
export function TabBar({ current, id }: TabBarProps) {
  const navigate = useNavigate();

  async function walk(event: KeyboardEvent): Promise<void> {
    const next = findNextTab(current, event.key);
    if (!next) return;
    event.preventDefault();
    await navigate({ search: `?tab=${next}` }, { replace: true });
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <div className="tabs" role="tablist" aria-label="Settings" onKeyDown={(event) => void walk(event)}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={`${id}-${tab.id}`}
          role="tab"
          to={{ search: `?tab=${tab.id}` }}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === current ? 0 : -1}
          preventScrollReset
        >
          {tab.name}
        </Link>
      ))}
    </div>
  );
}
