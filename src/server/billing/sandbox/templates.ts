import { createHash } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import { formatPrice, type PlanCatalogue } from '../../../shared/plans.ts';
import { escapeHtml } from '../../platform/html.ts';
import { listActions, type PortalAction, type TestSubscription } from './policy.ts';

/** The product's look in small, and its system fonts: these pages load nothing. */
const style = `
:root{color-scheme:light dark;--desk:#f1ede4;--paper:#fdfcf9;--ink:#211d16;--ink-2:#4b4437;--rule:#ddd6c8;--edge:#877d6b;--pencil:#2a43b0;--on-pencil:#fdfcf9;--flag:#714a00;--flag-wash:#f9eed2;--flag-edge:#a97710}
@media (prefers-color-scheme:dark){:root{--desk:#13110d;--paper:#1d1a15;--ink:#efe8da;--ink-2:#cdc4b3;--rule:#3a342a;--edge:#897f6d;--pencil:#a8b7ff;--on-pencil:#13173a;--flag:#ecc474;--flag-wash:#382d15;--flag-edge:#b48f44}}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--desk);color:var(--ink);font:16px/24px "Source Sans 3","Segoe UI",sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:16px auto;padding:24px;background:var(--paper);border:1px solid var(--rule);border-radius:6px}
h1,h2{font-family:Literata,Georgia,serif;font-weight:520;line-height:1.25;margin:16px 0 8px}
h1{font-size:1.75rem}h2{font-size:1.25rem}
p{margin:0 0 16px}
.test,.notice{padding:8px 16px;background:var(--flag-wash);color:var(--flag);border:1px solid var(--flag-edge);border-radius:6px;font-weight:600}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:8px 16px;margin:0 0 16px}
dt{color:var(--ink-2)}dd{margin:0;font-variant-numeric:tabular-nums}
form{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px}
button,a.button{min-height:48px;padding:8px 16px;font:inherit;font-weight:500;color:var(--ink);background:var(--paper);border:1px solid var(--edge);border-radius:6px;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center}
button.first{background:var(--pencil);border-color:var(--pencil);color:var(--on-pencil);font-weight:600}
:focus-visible{outline:2px solid var(--pencil);outline-offset:2px}
a{color:var(--pencil)}
`;

/** Nothing but this stylesheet and forms that post to this very origin. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Of a checkout. `first`: pays, or starts the trial. */
export function toCheckoutPage(
  checkout: { trialDays: number; isUsable: boolean; cancelUrl: string },
  { paid, monthlyPriceCents }: PlanCatalogue,
  notice?: string,
): string {
  const price = `${formatPrice(monthlyPriceCents)} per month`;
  const { trialDays, isUsable, cancelUrl } = checkout;
  if (!isUsable) return toPage('This test checkout is closed', [toLink(cancelUrl, `Back to ${brand.name}`)]);
  const terms = trialDays > 0 ? `${trialDays} days free, then ${price}.` : `${price}, from today.`;
  return toPage(`${brand.name} ${paid.name}`, [
    ...(notice === undefined ? [] : [`<p class="notice" role="alert">${escapeHtml(notice)}</p>`]),
    `<p>${escapeHtml(terms)} Cancel at any time.</p>`,
    toForm([
      toButton('pay', trialDays > 0 ? 'Start free trial' : `Pay ${formatPrice(monthlyPriceCents)}`, 'first'),
      toButton('fail', 'Payment fails'),
      toButton('back', 'Go back'),
    ]),
  ]);
}

/** Of a portal: what there is, and all that may happen to it. */
export function toPortalPage(
  portal: { returnUrl: string; subscriptions: readonly (TestSubscription & { id: string })[] },
  plans: PlanCatalogue,
): string {
  const sections = portal.subscriptions
    .toReversed()
    .flatMap((subscription) => toSection(subscription, plans));
  const nothing = ['<p>There is no subscription yet.</p>'];
  return toPage('Your test subscription', [
    ...(sections.length > 0 ? sections : nothing),
    toLink(portal.returnUrl, `Back to ${brand.name}`),
  ]);
}

export function toMissingPage(): string {
  return toPage('There is no such test page', [
    `<p>It may have been closed. Open it again from the settings.</p>`,
  ]);
}

const states: Readonly<Record<TestSubscription['status'], string>> = {
  trialing: 'Free trial',
  active: 'Paid',
  past_due: 'Payment overdue',
  canceled: 'Ended',
};

function toSection(subscription: TestSubscription & { id: string }, plans: PlanCatalogue): string[] {
  const facts = listFacts(subscription, plans).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const actions = listActions(subscription);
  const buttons = actions.map((action) => toButton(action, toActionName(action, subscription)));
  const own = `<input type="hidden" name="subscription" value="${escapeHtml(subscription.id)}">`;
  return [
    `<h2>${escapeHtml(plans.paid.name)}, ${escapeHtml(formatPrice(plans.monthlyPriceCents))} per month</h2>`,
    `<dl>${facts.join('')}</dl>`,
    ...(buttons.length > 0 ? [toForm([own, ...buttons])] : []),
  ];
}

function listFacts(subscription: TestSubscription, { pastDueDays }: PlanCatalogue): [string, string][] {
  const { status, createdAt, periodStart, periodEnd, cancelAtPeriodEnd, failsNext, endedAt } = subscription;
  const facts: [string, string][] = [
    ['State', states[status]],
    ['Started', toDay(createdAt)],
  ];
  if (endedAt !== null) return [...facts, ['Ended', toDay(endedAt)]];
  facts.push(['This period', `${toDay(periodStart)} to ${toDay(periodEnd)}`]);
  if (status === 'past_due') facts.push(['Overdue', `Premium stays for ${pastDueDays} days`]);
  if (cancelAtPeriodEnd) return [...facts, ['Cancelled', `Ends on ${toDay(periodEnd)}`]];
  if (status === 'past_due') return facts;
  return [...facts, ['Next payment', `${toDay(periodEnd)}${failsNext ? ', which will fail' : ''}`]];
}

function toActionName(
  action: PortalAction,
  { status, failsNext, cancelAtPeriodEnd }: TestSubscription,
): string {
  const period = status === 'trialing' ? 'trial' : 'period';
  const names: Record<PortalAction, string> = {
    cancel: `Cancel at the end of the ${period}`,
    resume: 'Do not cancel',
    pay: failsNext && status !== 'past_due' ? 'Next payment succeeds' : 'Pay what is overdue',
    'fail-next': 'Next payment fails',
    'pass-time':
      status === 'past_due'
        ? 'Let time pass until the payment is given up'
        : `Let time pass to the end of the ${period}${cancelAtPeriodEnd ? '' : ' and the next payment'}`,
  };
  return names[action];
}

function toDay(moment: number): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment).toLocaleDateString('en-GB', format);
}

/** To the page's own address. */
function toForm(content: readonly string[]): string {
  return `<form method="post">${content.join('')}</form>`;
}

function toButton(action: string, name: string, look = ''): string {
  const style = look === '' ? '' : ` class="${look}"`;
  return `<button name="do" value="${action}"${style}>${escapeHtml(name)}</button>`;
}

function toLink(url: string, name: string): string {
  return `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`;
}

function toPage(title: string, content: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}: a test</title><style>${style}</style></head><body><main>`,
    '<p class="test">This is a test. No money moves.</p>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...content,
    '</main></body></html>',
  ].join('\n');
}
