import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../../shared/errors.ts';
import type { PlanCatalogue } from '../../../shared/plans.ts';
import { toErrorResponse } from '../../http/errors.ts';
import { isForeignOrigin } from '../../http/origin.ts';
import { contentSecurityPolicy, toCheckoutPage, toMissingPage, toPortalPage } from './page-html.ts';
import { checkoutPath, portalPath, type Sandbox } from './provider.ts';
import { isPortalAction } from './subscription.ts';

export interface SandboxPages {
  sandbox: Sandbox;
  plans: PlanCatalogue;
  /** Undefined for a server that this machine alone can reach. */
  publicUrl: string | undefined;
}

/** Forms of these pages hold a word or two. */
const formLimitBytes = 4 * 1024;

const paymentFailed = 'The payment failed. Nothing was paid, and nothing has changed.';

/** The test's own pages. Who has the address of one may use it, as at a payment provider. They work without scripts. */
export function makeSandboxPages({ sandbox, plans, publicUrl }: SandboxPages): Hono {
  const app = new Hono();

  app.use('/billing/sandbox/*', async (c, next) => {
    await next();
    c.header('content-security-policy', contentSecurityPolicy);
    c.header('cache-control', 'no-store');
    // The address is all that it takes to use the page. A form's own origin has to be sent, though.
    c.header('referrer-policy', 'same-origin');
  });
  app.on(
    'POST',
    '/billing/sandbox/*',
    bodyLimit({ maxSize: formLimitBytes, onError: () => toErrorResponse(new AppError('REQUEST_TOO_LARGE')) }),
    async (c, next) => {
      if (isForeignOrigin(c.req.raw.headers, publicUrl)) {
        return toErrorResponse(new AppError('FOREIGN_ORIGIN'));
      }
      return next();
    },
  );

  app.get(`${checkoutPath}/:id`, async (c) => {
    const checkout = await sandbox.findCheckout(c.req.param('id'));
    return checkout === undefined ? toMissing(c) : c.html(toCheckoutPage(checkout, plans));
  });

  app.post(`${checkoutPath}/:id`, async (c) => {
    const checkout = await sandbox.findCheckout(c.req.param('id'));
    if (checkout === undefined) return toMissing(c);
    const pressed = (await c.req.parseBody()).do;
    if (pressed === 'back') return c.redirect(checkout.cancelUrl, 303);
    if (pressed === 'pay' && (await sandbox.pay(checkout.id))) return c.redirect(checkout.successUrl, 303);
    const notice = pressed === 'fail' ? paymentFailed : undefined;
    const current = { ...checkout, isUsable: await sandbox.gateway.isOpen(checkout.id) };
    return c.html(toCheckoutPage(current, plans, notice));
  });

  app.get(`${portalPath}/:id`, async (c) => {
    const portal = await sandbox.findPortal(c.req.param('id'));
    return portal === undefined ? toMissing(c) : c.html(toPortalPage(portal, plans));
  });

  app.post(`${portalPath}/:id`, async (c) => {
    const portal = await sandbox.findPortal(c.req.param('id'));
    if (portal === undefined) return toMissing(c);
    const { do: action, subscription } = await c.req.parseBody();
    const isKnown = portal.subscriptions.some(({ id }) => id === subscription);
    if (!isKnown || !isPortalAction(action)) return toMissing(c);
    await sandbox.press(portal.id, String(subscription), action);
    return c.redirect(c.req.path, 303);
  });

  return app;
}

function toMissing(c: Context): Response | Promise<Response> {
  return c.html(toMissingPage(), 404);
}
