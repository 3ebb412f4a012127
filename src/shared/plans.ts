import { improveTextLimit, longestFeedbackText } from './limits.ts';

/** The one catalogue of plans: enforcement, every screen and every mail read these figures. */

export interface Plan {
  name: string;
  creditsPerDay: number;
  creditsPerMonth: number;
  /** How many instructions of their own a writer may keep. */
  savedInstructions: number;
  /** Whether a note on how they write goes to a model with their texts. */
  hasVoice: boolean;
  /** Longest text that feedback is given on, in characters. */
  feedbackTextLimit: number;
  /** Whether feedback compares a text with an earlier draft of it. */
  comparesDrafts: boolean;
}

export interface PlanCatalogue {
  free: Plan;
  paid: Plan;
  /** What Premium costs a month, in US cents. */
  monthlyPriceCents: number;
  /** How long Premium costs nothing, for who never had it. */
  trialDays: number;
  /** How long Premium stays while a payment is overdue. */
  pastDueDays: number;
}

/** What holds unless the settings say otherwise. */
export const defaultPlans = {
  free: {
    name: 'Free',
    creditsPerDay: 10,
    creditsPerMonth: 0,
    savedInstructions: 3,
    hasVoice: false,
    feedbackTextLimit: improveTextLimit,
    comparesDrafts: false,
  },
  paid: {
    name: 'Premium',
    creditsPerDay: 10,
    creditsPerMonth: 100,
    savedInstructions: 100,
    hasVoice: true,
    feedbackTextLimit: longestFeedbackText,
    comparesDrafts: true,
  },
  monthlyPriceCents: 500,
  trialDays: 14,
  pastDueDays: 7,
} as const satisfies PlanCatalogue;

/** The values of `profiles.account_type`. */
export type AccountType = 'free' | 'paid';

/** Such as ‘$5.00’. */
export function formatPrice(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
