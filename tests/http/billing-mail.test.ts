import { expect, test } from 'vitest';
import { startMailServer } from '../kit/mail-server.ts';
import { dayMs, startPaidProduct } from '../kit/stripe/product.ts';

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const setUp = { timeout: 60_000 };

test(
  'SET-06 mails about the account go to who wants them: a payment overdue, and Premium ended',
  setUp,
  async () => {
    await using stack = new AsyncDisposableStack();
    const mailServer = await startMailServer();
    stack.defer(mailServer.close);
    const environment = { SMTP_URL: mailServer.url, REQUIRE_EMAIL_VERIFICATION: 'false' };
    const product = await startPaidProduct('embedded', environment);
    stack.defer(product.stop);
    const { payer: reader, subscription } = await product.signUpWithPremium();
    const { payer: other, subscription: second } = await product.signUpWithPremium();
    const off = { notification_account_updates: false };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${other.token}` };
    const path = '/api/profile/notifications';
    await fetch(product.url + path, { method: 'PATCH', headers, body: JSON.stringify(off) });

    for (const { id } of [subscription, second]) product.stripe.failPayments(id);
    await product.passTo(inDays(15));
    expect((await reader.check()).body.subscribed).toBe(true);
    expect((await other.check()).body.subscribed).toBe(true);
    const overdue = await mailServer.waitForMail(reader.email, /overdue/);
    expect(overdue.link.href).toBe(`${product.url}/settings?tab=plan`);
    expect(overdue.text).toContain('turn off emails like this');

    await product.passTo(inDays(30));
    expect((await reader.check()).body.subscribed).toBe(false);
    expect((await other.check()).body.subscribed).toBe(false);
    await mailServer.waitForMail(reader.email, /has ended/);
    const subjectsOf = ({ email }: { email: string }) =>
      mailServer.listMails(email).map(({ subject }) => subject);
    expect(subjectsOf(reader).filter((subject) => /overdue|ended/.test(subject ?? ''))).toHaveLength(2);
    expect(subjectsOf(other)).toEqual(['Welcome to Draftwell']);
  },
);
