/** The one catalogue of plans: enforcement, every screen and every mail read these figures. */

export interface Plan {
  name: string;
  creditsPerDay: number;
  creditsPerMonth: number;
  /** How many instructions of their own a writer may keep. */
  savedInstructions: number;
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
  free: { name: 'Free', creditsPerDay: 10, creditsPerMonth: 0, savedInstructions: 3 },
  paid: { name: 'Premium', creditsPerDay: 10, creditsPerMonth: 100, savedInstructions: 100 },
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
