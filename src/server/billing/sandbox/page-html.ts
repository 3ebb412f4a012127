import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { brand } from '../../../shared/brand.ts';
import { formatPrice, type PlanCatalogue } from '../../../shared/plans.ts';
import { listActions, type PortalAction, type TestSubscription } from './subscription.ts';

type Html = ReturnType<typeof html>;

/** The product's look in small, and its system fonts: these pages load nothing. Colours are those of its tokens. */
const style = `
:root{color-scheme:light dark;--serif:Literata,"Iowan Old Style",Charter,"Bitstream Charter","Palatino Linotype",Palatino,Georgia,"Noto Serif","DejaVu Serif",serif;--sans:"Source Sans 3",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;--desk:#f1ede4;--paper:#fdfcf9;--inset:#f6f3ec;--ink:#211d16;--ink-2:#4b4437;--rule:#ddd6c8;--edge:#877d6b;--pencil:#2a43b0;--pencil-strong:#1d3188;--on-pencil:#fdfcf9;--flag-wash:#f9eed2;--flag-edge:#a97710;--del:#98301f;--del-wash:#f8eae5;--shadow:0 1px 2px rgb(51 42 24/.07),0 8px 24px -8px rgb(51 42 24/.16)}
@media (prefers-color-scheme:dark){:root{--desk:#13110d;--paper:#1d1a15;--inset:#25211a;--ink:#efe8da;--ink-2:#cdc4b3;--rule:#3a342a;--edge:#897f6d;--pencil:#a8b7ff;--pencil-strong:#c6d0ff;--on-pencil:#13173a;--flag-wash:#382d15;--flag-edge:#b48f44;--del:#f2a391;--del-wash:#3b221c;--shadow:0 1px 2px rgb(0 0 0/.4),0 8px 24px -8px rgb(0 0 0/.6)}}
*{box-sizing:border-box}
body{max-width:38rem;margin:0 auto;padding:0 16px 48px;background:var(--desk);color:var(--ink);font:16px/24px var(--sans);overflow-wrap:anywhere}
header{display:flex;align-items:center;height:64px;font:560 1.375rem/2rem var(--serif);letter-spacing:-.025em}
header svg{width:.42em;height:.36em;margin:0 -.01em 0 .01em;fill:none;stroke:var(--pencil);stroke-width:3;stroke-linecap:round;stroke-linejoin:round;overflow:visible;transform:translateY(.42em)}
main{background:var(--paper);border:1px solid var(--rule);border-radius:6px;box-shadow:var(--shadow);overflow:hidden}
main>*{margin:24px 32px}
h1,h2{font-family:var(--serif);font-weight:520;text-wrap:balance}
h1{font-size:2rem;line-height:2.5rem;letter-spacing:-.02em;margin-bottom:16px}
h2{font-size:1.25rem;line-height:1.5rem;letter-spacing:-.012em;padding-top:24px;border-top:1px solid var(--rule);margin-bottom:16px}
h1+p,h1+.notice{margin-top:0}
.test,.notice{margin:0;padding:12px 32px 12px 29px;border-left:3px solid var(--flag-edge);background:var(--flag-wash);font-size:14px;line-height:20px}
.notice{margin:0 0 24px;border-color:var(--del);background:var(--del-wash)}
dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:8px 24px;margin-block:0 24px}
dt{color:var(--ink-2)}dd{margin:0;font-variant-numeric:tabular-nums}
form{display:flex;flex-wrap:wrap;gap:8px}
button,a.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:8px 16px;font:inherit;font-weight:500;color:var(--ink);background:var(--paper);border:1px solid var(--edge);border-radius:6px;cursor:pointer;text-decoration:none}
button:hover,a.button:hover{background:var(--inset)}
button.first{background:var(--pencil);border-color:var(--pencil);color:var(--on-pencil);font-weight:600}
button.first:hover{background:var(--pencil-strong);border-color:var(--pencil-strong)}
.foot{margin:0;padding:16px 32px;border-top:1px solid var(--rule)}
:focus-visible{outline:2px solid var(--pencil);outline-offset:2px}
@media (max-width:30rem){header{height:56px}h1{font-size:1.75rem;line-height:2.25rem}main>*{margin-inline:16px}.test,.notice{margin-inline:0;padding-inline:13px 16px}.foot{margin:0;padding-inline:16px}form{flex-direction:column}dl{gap:8px 16px}}
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
): Html {
  const price = `${formatPrice(monthlyPriceCents)} per month`;
  const { trialDays, isUsable, cancelUrl } = checkout;
  if (!isUsable) return toPage('This test checkout is closed', [toLink(cancelUrl, `Back to ${brand.name}`)]);
  const terms = trialDays > 0 ? `${trialDays} days free, then ${price}.` : `${price}, from today.`;
  return toPage(`${brand.name} ${paid.name}`, [
    notice === undefined ? undefined : html`<p class="notice" role="alert">${notice}</p>`,
    html`<p>${terms} Cancel at any time.</p>`,
    toForm([
      toButton('pay', trialDays > 0 ? 'Start free trial' : `Pay ${formatPrice(monthlyPriceCents)}`, 'first'),
      toButton('fail', 'Let the payment fail'),
      toButton('back', 'Go back'),
    ]),
  ]);
}

/** Of a portal: what there is, and all that may happen to it. */
export function toPortalPage(
  portal: { returnUrl: string; subscriptions: readonly (TestSubscription & { id: string })[] },
  plans: PlanCatalogue,
): Html {
  const sections = portal.subscriptions
    .toReversed()
    .flatMap((subscription) => toSection(subscription, plans));
  const nothing = [html`<p>There is no subscription yet.</p>`];
  return toPage('Your test subscription', [
    ...(sections.length > 0 ? sections : nothing),
    toLink(portal.returnUrl, `Back to ${brand.name}`),
  ]);
}

export function toMissingPage(): Html {
  return toPage('There is no such test page', [
    html`<p>It may have been closed. You can open it again from the settings.</p>`,
  ]);
}

const states: Readonly<Record<TestSubscription['status'], string>> = {
  trialing: 'Free trial',
  active: 'Paid',
  past_due: 'Payment overdue',
  canceled: 'Ended',
};

function toSection(subscription: TestSubscription & { id: string }, plans: PlanCatalogue): Html[] {
  const facts = listFacts(subscription, plans).map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  );
  const actions = listActions(subscription);
  const buttons = actions.map((action) => toButton(action, toActionName(action, subscription)));
  const own = html`<input type="hidden" name="subscription" value="${subscription.id}">`;
  return [
    html`<h2>${plans.paid.name}, ${formatPrice(plans.monthlyPriceCents)} per month</h2>`,
    html`<dl>${facts}</dl>`,
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
    resume: 'Resume the subscription',
    pay: failsNext && status !== 'past_due' ? 'Let the next payment succeed' : 'Pay what is overdue',
    'fail-next': 'Let the next payment fail',
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

function toForm(content: readonly Html[]): Html {
  return html`<form method="post">${content}</form>`;
}

function toButton(action: string, name: string, look = ''): Html {
  return html`<button name="do" value="${action}" class="${look}">${name}</button>`;
}

function toLink(url: string, name: string): Html {
  return html`<p class="foot"><a class="button" href="${url}">${name}</a></p>`;
}

const wordmark = raw(
  brand.name.replace(
    /(?=well$)/,
    '<svg viewBox="0 0 14 12" aria-hidden="true"><path d="M2 11 7 2l5 9"/></svg>',
  ),
);

function toPage(title: string, content: readonly (Html | undefined)[]): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}: a test</title><style>${raw(style)}</style></head><body>
<header>${wordmark}</header><main>
<p class="test">This is a test. No money moves.</p>
<h1>${title}</h1>
${content}
</main></body></html>`;
}
