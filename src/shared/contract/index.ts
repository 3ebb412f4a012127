import { actionsContract } from './actions.ts';
import { creditsContract } from './credits.ts';
import { enhanceContract } from './enhance.ts';
import { profileContract } from './profile.ts';
import { systemContract } from './system.ts';

/** Every call that the server answers under /api, apart from the account routes at /api/auth. */
export const contract = {
  actions: actionsContract,
  credits: creditsContract,
  enhance: enhanceContract,
  profile: profileContract,
  system: systemContract,
};
