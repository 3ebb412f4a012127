import { useSearchParams } from 'react-router';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { ForAdministrators } from '../../administration/for-administrators.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { CostSection } from './components/cost-section.tsx';
import { FirstChoice } from './components/first-choice.tsx';
import { LoadedChoice } from './components/loaded-choice.tsx';
import { WhoWritesSection } from './components/who-writes-section.tsx';

export function meta() {
  return toPageTitle('Server settings');
}

/** Who writes, and what it costs. */
export default function ServerSettingsPage() {
  const [search] = useSearchParams();
  if (search.has('first')) return <First />;
  return (
    <AdministratorPage>
      <LoadedChoice>{(choice) => <WhoWritesSection choice={choice} />}</LoadedChoice>
      <CostSection />
    </AdministratorPage>
  );
}

/** What a fresh server asks, with nothing else to look at. */
function First() {
  return (
    <ForAdministrators>
      <main id="main" className="page server-settings">
        <LoadedChoice>{(choice) => <FirstChoice choice={choice} />}</LoadedChoice>
      </main>
    </ForAdministrators>
  );
}
