import { defaultPlans, formatPrice, type PlanCatalogue } from './plans.ts';

/**
 * Who takes payment: Stripe, a marked test in which no money moves, nobody because the operator does without (`off`),
 * or nobody because nothing is set up (`unset`).
 */
export type BillingMode = 'sandbox' | 'stripe' | 'off' | 'unset';

/** Who may come in by a protocol that programs speak: nobody, who has a key, or whoever reaches this server. */
export type DoorMode = 'off' | 'keys' | 'open';

/** What every screen knows of this server before its first call: it comes with the page. Nothing in it is secret. */
export interface ServerFacts {
  plans: PlanCatalogue;
  billing: BillingMode;
  /** Who writes. `local` is false when texts leave the operator's server. */
  engine: { name: string; local: boolean };
  /** Where writers reach the person who runs this server. */
  contactAddress: string;
  /** Whether that person gets a mail of the server's errors. */
  tellsOperator: boolean;
  /** Whether the landing page makes the claim of the brand. */
  makesClaim: boolean;
  /** Who may check by the LanguageTool API. */
  languageTool: DoorMode;
  /** The ways in: whether a password is one, and what the service of others is called where one is set up. */
  signIn: { password: boolean; provider: string | null };
  /** The path of its host that the server lives under, such as `/writing`; empty at the root. */
  basePath: string;
}

/** The `id` of the script element of the page that holds them as JSON. */
export const serverFactsId = 'server-facts';

/** What the rules on this server are called where a writer is told who writes. */
export const rulesName = 'Embedded engine';

/** What a page is rendered with before a server has served it. */
export const defaultFacts: ServerFacts = {
  plans: defaultPlans,
  billing: 'sandbox',
  engine: { name: rulesName, local: true },
  contactAddress: 'feedback@localhost',
  tellsOperator: false,
  makesClaim: false,
  languageTool: 'keys',
  signIn: { password: true, provider: null },
  basePath: '',
};

/** Who writes, on a page of words. */
export function toEngineWords({ name, local }: ServerFacts['engine']): string {
  return local ? `${name}, on this server` : `${name}, for which they leave this server`;
}

/**
 * The figures of the plans as words of a page. Where a prerendered page names one, it stands in an element with its
 * name as `data-figure`, and the server writes what its settings say.
 */
export function toFigures(plans: PlanCatalogue) {
  return {
    freeCreditsPerDay: String(plans.free.creditsPerDay),
    paidCreditsPerDay: String(plans.paid.creditsPerDay),
    paidCreditsPerMonth: String(plans.paid.creditsPerMonth),
    monthlyPrice: formatPrice(plans.monthlyPriceCents),
    trialDays: String(plans.trialDays),
    pastDueDays: String(plans.pastDueDays),
  };
}

export type FigureName = keyof ReturnType<typeof toFigures>;
