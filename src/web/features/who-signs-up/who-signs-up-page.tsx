import { useQuery } from '@tanstack/react-query';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { useServices } from '../../services/services.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { InvitationSection } from './components/invitation-section.tsx';
import { PolicyForm } from './components/policy-form.tsx';
import { signUpQuery } from './queries.ts';

export function meta() {
  return toPageTitle('Sign-up');
}

/** Who may make an account on this server. */
export default function WhoSignsUpPage() {
  return (
    <AdministratorPage>
      <WhoSignsUp />
    </AdministratorPage>
  );
}

function WhoSignsUp() {
  const query = useQuery(signUpQuery(useServices()));
  if (query.data) {
    return (
      <>
        <PolicyForm state={query.data} />
        <InvitationSection state={query.data} />
      </>
    );
  }
  if (query.isError) return <ReadFailure query={query}>Who may sign up could not be read.</ReadFailure>;
  return <Skeletons />;
}
