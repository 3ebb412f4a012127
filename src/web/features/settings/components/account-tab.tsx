import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../account/queries.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { useServices } from '../../../services/services.ts';
import { ApiKeySection } from './api-key-section.tsx';
import { ExtensionsSection } from './extensions-section.tsx';
import { LanguageToolSection } from './language-tool-section.tsx';
import { Loaded } from './load-state.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

export function AccountTab() {
  const query = useQuery(profileQuery(useServices()));
  return (
    <>
      <Loaded query={query} failure="Failed to load user data">
        {(profile) => <ProfileForm profile={profile} />}
      </Loaded>
      {getServerFacts().signIn.password && <PasswordForm />}
      <PasskeySection />
      <SecondFactorSection />
      <SessionList />
      <ApiKeySection />
      <ExtensionsSection />
      <LanguageToolSection />
    </>
  );
}
