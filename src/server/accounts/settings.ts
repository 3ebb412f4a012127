import type { Notifications, Preferences, Voice } from '../../shared/contract/profile.ts';
import { AppError } from '../../shared/errors.ts';
import type { Clock } from '../platform/clock.ts';
import type { ProfileRow } from './identity-store.ts';
import type { Changes, ProfileChanges, SettingsStore } from './settings-store.ts';

export interface SettingsDependencies {
  store: SettingsStore;
  clock: Clock;
  onProfileChanged: (userId: string) => void;
}

export type SettingsService = ReturnType<typeof makeSettingsService>;

/** What writers say about themselves and how they want the product. Plan, address and ids are not theirs to set. */
export function makeSettingsService({ store, clock, onProfileChanged }: SettingsDependencies) {
  async function changed<Settings>(userId: string, change: Promise<Settings | undefined>): Promise<Settings> {
    const settings = await found(change);
    onProfileChanged(userId);
    return settings;
  }

  return {
    updateProfile: (userId: string, changes: ProfileChanges): Promise<ProfileRow> =>
      changed(userId, store.updateProfile(userId, changes, clock())),

    readNotifications: (userId: string): Promise<Notifications> => found(store.findNotifications(userId)),
    updateNotifications: (userId: string, changes: Changes<Notifications>): Promise<Notifications> =>
      changed(userId, store.updateNotifications(userId, changes)),

    readPreferences: (userId: string): Promise<Preferences> => found(store.findPreferences(userId)),
    updatePreferences: (userId: string, changes: Changes<Preferences>): Promise<Preferences> =>
      changed(userId, store.updatePreferences(userId, changes)),

    readVoice: async (userId: string): Promise<Voice> => (await store.findVoice(userId)) ?? silent,
    updateVoice: (userId: string, voice: Voice): Promise<Voice> =>
      changed(userId, store.updateVoice(userId, voice)),
  };
}

const silent: Voice = { note: '', example: '' };

/** @throws AppError NOT_FOUND for a writer whose profile is gone */
async function found<Settings>(reading: Promise<Settings | undefined>): Promise<Settings> {
  const settings = await reading;
  if (settings === undefined) throw new AppError('NOT_FOUND');
  return settings;
}
