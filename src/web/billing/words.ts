import type { BillingMode } from '../../shared/facts.ts';
import { formatCount } from '../../shared/format.ts';
import { toCreditWords, toDifference } from '../../shared/plan-lines.ts';
import { formatPrice, type PlanCatalogue } from '../../shared/plans.ts';

/** ‘14-day’; undefined where there is no trial. */
export function formatTrialLength({ trialDays }: PlanCatalogue): string | undefined {
  return trialDays > 0 ? `${trialDays}-day` : undefined;
}

/** ‘14-day free trial, then $5.00/month’. */
export function toPriceNote(plans: PlanCatalogue, mayTry: boolean): string {
  const price = `${formatPrice(plans.monthlyPriceCents)}/month`;
  const trial = mayTry ? formatTrialLength(plans) : undefined;
  return trial ? `${trial} free trial, then ${price}` : price;
}

/** What Premium would add to who has run out, in one sentence. */
export function toPremiumOffer(plans: PlanCatalogue): string {
  const more = toCreditWords(plans.paid.creditsPerMonth, 'monthly');
  return `${plans.paid.name} adds ${more}.`;
}

/** Whether a screen says anything of paying. */
export function hasPayment(mode: BillingMode): boolean {
  return mode !== 'off';
}

/** Whether somebody can pay here. */
export function canPay(mode: BillingMode): boolean {
  return mode === 'sandbox' || mode === 'stripe';
}

export interface Question {
  question: string;
  answer: string;
}

/** The answers name the figures that are enforced. */
export function listQuestions(plans: PlanCatalogue): Question[] {
  const { free, paid, trialDays, pastDueDays } = plans;
  const price = formatPrice(plans.monthlyPriceCents);
  const charged =
    trialDays > 0
      ? `When your ${trialDays}-day trial ends: ${price}, then the same each month. Cancel before that and you pay nothing. The trial is for accounts that have never had ${paid.name}.`
      : `When you subscribe: ${price}, then the same each month.`;
  return [
    { question: 'When am I charged?', answer: charged },
    {
      question: 'Can I cancel?',
      answer: `Yes, at any time, in the settings. You keep ${paid.name} until the end of the period you paid for; then your account is ${free.name} again. Your texts are kept.`,
    },
    {
      question: 'What is a credit?',
      answer:
        'One result. Calls that fail, that you stop or that find nothing to change are free. Daily credits are used first. Unused credits do not carry over to the next day or month.',
    },
    {
      question: 'What differs between the plans?',
      answer: toDifference(plans),
    },
    {
      question: 'What if a payment fails?',
      answer: `You keep ${paid.name} for ${formatCount(pastDueDays, 'day')}, so that you can pay another way.`,
    },
    { question: 'Are fees refunded?', answer: 'No, fees are nonrefundable.' },
  ];
}
