import type { Notifications, Preferences, Voice } from '../../shared/contract/profile.ts';
import { AppError } from '../../shared/errors.ts';
import type { PlanCatalogue } from '../../shared/plans.ts';
import { type Retention, toRetention } from '../../shared/retention.ts';
import type { Caller } from '../http/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { ProfileRow } from './identity-store.ts';
import type { Changes, ProfileChanges, SettingsStore } from './settings-store.ts';

export interface SettingsDependencies {
  store: SettingsStore;
  clock: Clock;
  onProfileChanged: (userId: string) => void;
  longestRetention: Retention;
  plans: PlanCatalogue;
  applyRetention: (userId: string, retention: Retention) => Promise<void>;
}

export type SettingsService = ReturnType<typeof makeSettingsService>;

/** What writers say about themselves and how they want the product. Plan, address and ids are not theirs to set. */
export function makeSettingsService(dependencies: SettingsDependencies) {
  const { store, clock, onProfileChanged, longestRetention, applyRetention, plans } = dependencies;

  const toChoice = (retention: Retention) => ({
    retention: toRetention(retention, longestRetention),
    longest: longestRetention,
  });

  async function changed<Settings>(userId: string, change: Promise<Settings | undefined>): Promise<Settings> {
    const settings = await found(change);
    onProfileChanged(userId);
    return settings;
  }

  const readVoice = async (userId: string): Promise<Voice> => (await store.findVoice(userId)) ?? silent;

  return {
    updateProfile: (userId: string, changes: ProfileChanges): Promise<ProfileRow> =>
      changed(userId, store.updateProfile(userId, changes, clock())),

    readNotifications: (userId: string): Promise<Notifications> => found(store.findNotifications(userId)),
    updateNotifications: (userId: string, changes: Changes<Notifications>): Promise<Notifications> =>
      changed(userId, store.updateNotifications(userId, changes)),

    readPreferences: (userId: string): Promise<Preferences> => found(store.findPreferences(userId)),
    updatePreferences: (userId: string, changes: Changes<Preferences>): Promise<Preferences> =>
      changed(userId, store.updatePreferences(userId, changes)),

    readRetention: async (userId: string) => toChoice(await found(store.findRetention(userId))),
    /** Texts that are kept go by it too; when this is answered they are gone, where they are to go at once. */
    async updateRetention(userId: string, wanted: Retention) {
      const chosen = toRetention(wanted, longestRetention);
      await changed(userId, store.updateRetention(userId, chosen));
      await applyRetention(userId, chosen);
      return toChoice(chosen);
    },

    readVoice,
    /** Without it in the plan what is there stays, to be read and emptied. @throws AppError PREMIUM_REQUIRED */
    async updateVoice({ userId, accountType }: Caller, voice: Voice): Promise<Voice> {
      const { name, hasVoice } = plans[accountType];
      if (!hasVoice && hasNewWords(await readVoice(userId), voice))
        throw new AppError('PREMIUM_REQUIRED', {
          message: `${name} has no voice note. What you have here can be emptied; nothing was saved.`,
        });
      return changed(userId, store.updateVoice(userId, voice));
    },
    findVoiceForModels: async ({ userId, accountType }: Pick<Caller, 'userId' | 'accountType'>) =>
      plans[accountType].hasVoice ? store.findVoice(userId) : undefined,
  };
}

const silent: Voice = { note: '', example: '' };

function hasNewWords(former: Voice, { note, example }: Voice): boolean {
  return (note !== '' && note !== former.note) || (example !== '' && example !== former.example);
}

/** @throws AppError NOT_FOUND for a writer whose profile is gone */
async function found<Settings>(reading: Promise<Settings | undefined>): Promise<Settings> {
  const settings = await reading;
  if (settings === undefined) throw new AppError('NOT_FOUND');
  return settings;
}
