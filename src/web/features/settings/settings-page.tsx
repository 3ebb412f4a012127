import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../../ui/notify.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { AccountTab } from './components/account-tab.tsx';
import { DataTab } from './components/data-tab.tsx';
import { DictionarySection } from './components/dictionary-section.tsx';
import { LeaveGuard } from './components/leave-guard.tsx';
import { NotificationsTab } from './components/notifications-tab.tsx';
import { PlanTab } from './components/plan-tab.tsx';
import { PreferencesTab } from './components/preferences-tab.tsx';
import { SwitchedOffSection } from './components/switched-off-section.tsx';
import { TabBar } from './components/tab-bar.tsx';
import { readTab } from './tabs.ts';
import { UnsavedContext, useUnsaved } from './unsaved.ts';

export function meta() {
  return toPageTitle('Settings');
}

const contents = {
  account: AccountTab,
  plan: PlanTab,
  notifications: NotificationsTab,
  preferences: WritingTab,
  data: DataTab,
};

function WritingTab() {
  return (
    <>
      <PreferencesTab />
      <DictionarySection />
      <SwitchedOffSection />
    </>
  );
}

export default function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const { hasUnsaved, report } = useUnsaved();
  const tab = readTab(search);
  const isEmailChanged = search.get('email') === 'changed';
  useEffect(() => {
    if (!isEmailChanged) return;
    void notify({ title: 'Your new email address is verified and now in use.' });
    setSearch({}, { replace: true });
  }, [isEmailChanged, setSearch]);
  const Content = contents[tab];
  return (
    <main id="main" className="page settings">
      <h1>Settings</h1>
      <TabBar current={tab} id={id} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <UnsavedContext value={report}>
          <Content key={tab} />
        </UnsavedContext>
      </div>
      <LeaveGuard hasUnsaved={hasUnsaved} />
    </main>
  );
}
