import { useState } from 'react';
import type { Profile } from '../../../shared/contract/profile.ts';
import { profileQuery } from '../../account/queries.ts';
import { useServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { changeEmail } from './account-calls.ts';
import { findProfileProblems, type ProfileForm, toProfileChanges, toProfileForm } from './model.ts';
import { useAccountCall } from './use-account-call.ts';
import { toResolver, useSettingsForm } from './use-settings-form.ts';

/** Name, country and address. A new address counts only when the link that goes there has been opened. */
export function useProfileForm(profile: Profile) {
  const services = useServices();
  const callAccount = useAccountCall();
  const [awaited, setAwaited] = useState<string>();
  const saved = toProfileForm(profile);

  async function save(form: ProfileForm): Promise<ProfileForm> {
    const { name, email, country } = toProfileChanges(form, saved);
    let stored = saved;
    if (name !== undefined || country) {
      const changes = { full_name: name ?? saved.name, ...(country && { country }) };
      const updated = await services.call((api) => api.profile.update(changes));
      services.findQueries()?.setQueryData(profileQuery(services).queryKey, updated);
      stored = toProfileForm(updated);
    }
    if (email !== undefined) {
      await callAccount(() => changeEmail(email));
      setAwaited(email);
      void notify({
        title: 'Please check your new email',
        description: 'The link in it verifies the address.',
      });
    }
    return stored;
  }

  const form = useSettingsForm<ProfileForm>({
    name: 'profile',
    saved,
    resolver: toResolver(findProfileProblems),
    save,
    success: 'Profile updated successfully!',
    failure: 'Failed to update profile',
  });
  return { ...form, awaited };
}
