import { implement } from '@orpc/server';
import { profileContract } from '../../shared/contract/profile.ts';
import type { CallerContext } from '../http/caller.ts';
import type { SettingsService } from './settings.ts';

export function makeSettingsRoutes(settings: SettingsService) {
  const os = implement(profileContract).$context<CallerContext>();
  return {
    update: os.update.handler(async ({ input, context: { caller } }) => ({
      ...(await settings.updateProfile(caller.userId, input)),
      is_administrator: caller.isAdministrator,
    })),
    readNotifications: os.readNotifications.handler(({ context }) =>
      settings.readNotifications(context.caller.userId),
    ),
    updateNotifications: os.updateNotifications.handler(({ input, context }) =>
      settings.updateNotifications(context.caller.userId, input),
    ),
    readPreferences: os.readPreferences.handler(({ context }) =>
      settings.readPreferences(context.caller.userId),
    ),
    updatePreferences: os.updatePreferences.handler(({ input, context }) =>
      settings.updatePreferences(context.caller.userId, input),
    ),
    readRetention: os.readRetention.handler(({ context }) => settings.readRetention(context.caller.userId)),
    updateRetention: os.updateRetention.handler(({ input, context }) =>
      settings.updateRetention(context.caller.userId, input.retention),
    ),
    readVoice: os.readVoice.handler(({ context }) => settings.readVoice(context.caller.userId)),
    updateVoice: os.updateVoice.handler(({ input, context }) => settings.updateVoice(context.caller, input)),
  };
}
