import { actionsContract } from './actions.ts';
import { auditContract } from './audit.ts';
import { billingContract } from './billing.ts';
import { checksContract } from './checks.ts';
import { composeContract } from './compose.ts';
import { costsContract } from './costs.ts';
import { creditsContract } from './credits.ts';
import { dictionaryContract, switchedOffRulesContract } from './dictionary.ts';
import { engineChoiceContract } from './engine-choice.ts';
import { enginePullContract } from './engine-pull.ts';
import { engineTrialContract } from './engine-trial.ts';
import { enhanceContract } from './enhance.ts';
import { eventsContract } from './events.ts';
import { faultsContract } from './faults.ts';
import { inboxContract } from './inbox.ts';
import { instructionsContract } from './instructions.ts';
import { mailContract } from './mail.ts';
import { opinionsContract } from './opinions.ts';
import { peopleContract } from './people.ts';
import { plansContract } from './plans.ts';
import { profileContract } from './profile.ts';
import { replyContract } from './reply.ts';
import { reviewContract } from './review.ts';
import { signUpContract } from './sign-up.ts';
import { systemContract } from './system.ts';
import { usageContract } from './usage.ts';

/** Every call that the server answers under /api, apart from the account routes at /api/auth. */
export const contract = {
  actions: actionsContract,
  audit: auditContract,
  billing: billingContract,
  checks: checksContract,
  compose: composeContract,
  costs: costsContract,
  credits: creditsContract,
  dictionary: dictionaryContract,
  engineChoice: engineChoiceContract,
  enginePull: enginePullContract,
  engineTrial: engineTrialContract,
  enhance: enhanceContract,
  events: eventsContract,
  inbox: inboxContract,
  faults: faultsContract,
  instructions: instructionsContract,
  mail: mailContract,
  opinions: opinionsContract,
  people: peopleContract,
  plans: plansContract,
  profile: profileContract,
  reply: replyContract,
  review: reviewContract,
  signUp: signUpContract,
  switchedOffRules: switchedOffRulesContract,
  system: systemContract,
  usage: usageContract,
};
