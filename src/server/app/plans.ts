import { implement } from '@orpc/server';
import {
  type PlanFigure,
  type PlansInForce,
  type PlanValue,
  plansContract,
} from '../../shared/contract/plans.ts';
import { improveTextLimit } from '../../shared/limits.ts';
import type { AccountType, Plan } from '../../shared/plans.ts';
import type { CallerContext } from '../http/caller.ts';
import type { Config } from '../platform/config.ts';

export interface PlanDependencies {
  config: Pick<Config, 'plans' | 'given'>;
  countWriters: () => Promise<PlansInForce['writers']>;
  countTrials: () => Promise<number>;
  listCreditsSpent: () => Promise<PlansInForce['tools']>;
}

type SettingNames = Partial<Record<AccountType, string>>;

const figuresOfPlans: readonly [PlanFigure, (plan: Plan) => number | boolean, SettingNames?][] = [
  [
    'credits_per_day',
    ({ creditsPerDay }) => creditsPerDay,
    { free: 'FREE_DAILY_CREDITS', paid: 'PREMIUM_DAILY_CREDITS' },
  ],
  ['credits_per_month', ({ creditsPerMonth }) => creditsPerMonth, { paid: 'PREMIUM_MONTHLY_CREDITS' }],
  ['saved_instructions', ({ savedInstructions }) => savedInstructions],
  ['has_voice', ({ hasVoice }) => hasVoice],
  ['improve_text_limit', () => improveTextLimit],
  ['feedback_text_limit', ({ feedbackTextLimit }) => feedbackTextLimit],
  ['compares_drafts', ({ comparesDrafts }) => comparesDrafts],
];

/** Both plans as the settings make them, with the setting of each figure. */
function listFigures({ plans, given }: Pick<Config, 'plans' | 'given'>): PlansInForce['figures'] {
  const toValue = (value: number | boolean, setting?: string): PlanValue => ({
    value,
    setting: setting ?? null,
    is_set: setting !== undefined && given.has(setting),
  });
  const ofPaid = (figure: PlanFigure, value: number, setting: string) => ({
    figure,
    free: null,
    paid: toValue(value, setting),
  });
  return [
    ...figuresOfPlans.map(([figure, read, settings]) => ({
      figure,
      free: toValue(read(plans.free), settings?.free),
      paid: toValue(read(plans.paid), settings?.paid),
    })),
    ofPaid('monthly_price_cents', plans.monthlyPriceCents, 'PREMIUM_PRICE'),
    ofPaid('trial_days', plans.trialDays, 'TRIAL_DAYS'),
    ofPaid('past_due_days', plans.pastDueDays, 'PAST_DUE_DAYS'),
  ];
}

/** What administrators see of the plans: figures, and of no writer by name. */
export function makePlanRoutes({ config, countWriters, countTrials, listCreditsSpent }: PlanDependencies) {
  const os = implement(plansContract).$context<CallerContext>();
  return {
    read: os.read.handler(async () => {
      const [writers, trials, tools] = await Promise.all([countWriters(), countTrials(), listCreditsSpent()]);
      return { figures: listFigures(config), writers, trials, tools };
    }),
  };
}
