/** The one catalogue of plans: enforcement and every screen read these figures. */

export interface Plan {
  name: string;
  creditsPerDay: number;
  creditsPerMonth: number;
}

export const plans = {
  free: { name: 'Free', creditsPerDay: 10, creditsPerMonth: 0 },
  paid: { name: 'Premium', creditsPerDay: 10, creditsPerMonth: 100 },
} as const satisfies Record<string, Plan>;

/** What Premium costs, and how long it costs nothing. */
export const premiumOffer = { monthlyPrice: '$5.00', trialDays: 14 } as const;

/** The values of `profiles.account_type`. */
export type AccountType = keyof typeof plans;
