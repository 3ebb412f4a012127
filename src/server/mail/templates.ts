import { html, raw } from 'hono/html';
import { brand } from '../../shared/brand.ts';
import type { MailKind, NoticeKind } from '../../shared/mail.ts';

export type EmailKind = Exclude<MailKind, NoticeKind>;

interface Words {
  subject: string;
  before: string[];
  button: string;
  after: string[];
}

const onceForAnHour = 'The link works once, for an hour.';
const onceForADay = 'The link works once, for a day.';
const notYou = `If that was you, there is nothing to do. If not, choose a new password now: that ends every session.`;

const turnOff = 'You can turn off emails like this in your settings, under Notifications.';

const words = {
  invitation: {
    subject: `You are invited to ${brand.name}`,
    before: [
      `The person who runs a ${brand.name} server invites you to make an account there. ${brand.name} is a writing assistant.`,
    ],
    button: 'Make my account',
    after: [
      'The link makes one account, and works for some days only.',
      'If you did not expect this, ignore this email, and nothing more will happen.',
    ],
  },
  verify: {
    subject: `Verify your email address for ${brand.name}`,
    before: [`Welcome to ${brand.name}. Please verify that this is your email address.`],
    button: 'Verify my address',
    after: [
      onceForADay,
      'If you did not create this account, ignore this email, and nothing more will happen.',
    ],
  },
  claim: {
    subject: `Verify your email address for ${brand.name}`,
    before: [
      `Someone signed up for ${brand.name} with this address more than once. If that was you, choose your password here: that verifies your address too.`,
    ],
    button: 'Choose my password',
    after: [onceForAnHour, 'If it was not you, ignore this email: nobody can use the account.'],
  },
  welcome: {
    subject: `Welcome to ${brand.name}`,
    before: [
      `Your account is ready. Paste a text, and ${brand.name} shows each change it suggests, and why.`,
    ],
    button: 'Start writing',
    after: [],
  },
  'sign-up-tried': {
    subject: `You already have a ${brand.name} account`,
    before: [
      'Someone tried to sign up with this address, which already has an account. If that was you, sign in, or choose a new password if you have forgotten yours.',
    ],
    button: 'Sign in',
    after: ['If it was not you, there is nothing to do: nobody was let in.'],
  },
  reset: {
    subject: `Choose a new ${brand.name} password`,
    before: ['You asked for a new password.'],
    button: 'Choose a new password',
    after: [onceForAnHour, 'If you did not ask for this, ignore this email: your password stays as it is.'],
  },
  'password-changed': {
    subject: `Your ${brand.name} password was changed`,
    before: ['The password of your account was changed, and every other session has ended.', notYou],
    button: 'Choose a new password',
    after: [],
  },
  'api-key-created': {
    subject: `A new API key for your ${brand.name} account`,
    before: [
      'Someone who is signed in to your account made an API key. With it a program can use your account without a password.',
      'If that was you, there is nothing to do. If not, revoke the key and choose a new password now.',
    ],
    button: 'See my API keys',
    after: [],
  },
  'second-factor-on': {
    subject: `Two-step sign-in is on for ${brand.name}`,
    before: [
      'From now on your account asks for a code of your authenticator app when somebody signs in. Every other session has ended.',
    ],
    button: 'Open my settings',
    after: ['If that was not you, tell the person who runs this server at once.'],
  },
  'second-factor-off': {
    subject: `Two-step sign-in is off for ${brand.name}`,
    before: ['Your account no longer asks for a code when somebody signs in.'],
    button: 'Open my settings',
    after: ['If that was not you, choose a new password at once, and turn it on again.'],
  },
  'recovery-codes-renewed': {
    subject: `Your ${brand.name} recovery codes were replaced`,
    before: ['Your account has new recovery codes. The old ones no longer work.'],
    button: 'Open my settings',
    after: ['If that was not you, choose a new password at once, and replace them again.'],
  },
  'recovery-code-used': {
    subject: `A recovery code for ${brand.name} was used`,
    before: ['Somebody signed in to your account with one of its recovery codes. It does not work again.'],
    button: 'Open my settings',
    after: ['If that was not you, choose a new password at once, and replace the codes.'],
  },
  'passkey-added': {
    subject: `A passkey was added to your ${brand.name} account`,
    before: ['From now on your account can also be opened with that passkey, without a password or a code.'],
    button: 'Open my settings',
    after: ['If that was not you, remove it in your settings at once, and choose a new password.'],
  },
  'passkey-removed': {
    subject: `A passkey was removed from your ${brand.name} account`,
    before: ['That passkey no longer opens your account.'],
    button: 'Open my settings',
    after: ['If that was not you, choose a new password at once.'],
  },
  'passkey-refused': {
    subject: `A passkey for ${brand.name} was refused`,
    before: [
      'Somebody tried to sign in with a passkey of your account, and it counted its uses as a copy of it would. Nobody was let in.',
    ],
    button: 'Open my settings',
    after: ['Sign in another way, remove that passkey in your settings, and add a new one.'],
  },
  'way-in-added': {
    subject: `There is a new way to sign in to ${brand.name}`,
    before: [
      'From now on you can also sign in to your account with the service that this server is connected to, since your email address is the same there.',
      'If you had never confirmed this address here, any password that was set before no longer works, and every other session has ended.',
    ],
    button: 'Open my settings',
    after: ['If that was not you, tell the person who runs this server at once.'],
  },
  'email-change': {
    subject: `Confirm your new email address for ${brand.name}`,
    before: ['This will be the new address of your account. Please confirm that it is yours.'],
    button: 'Confirm my new address',
    after: [
      onceForADay,
      'Until then your account keeps its old address. If you did not ask for this, ignore this email.',
    ],
  },
  'email-change-asked': {
    subject: `Someone asked to change the email address of your ${brand.name} account`,
    before: [
      'Someone who is signed in to your account asked to change its email address. This one stays in use until the new one is confirmed.',
      notYou,
    ],
    button: 'Choose a new password',
    after: [],
  },
  'email-changed': {
    subject: `The email address of your ${brand.name} account was changed`,
    before: [
      'Your account now has another address, which was confirmed from its inbox. Emails no longer come to this one.',
      'If that was you, there is nothing to do. If not, tell the person who runs this server at once.',
    ],
    button: `Open ${brand.name}`,
    after: [],
  },
  'account-deleted': {
    subject: `Your ${brand.name} account was deleted`,
    before: [
      'Your account was deleted, with your texts, your settings and all else that was kept for it. A paid plan has ended, and nothing more is charged.',
      'If that was not you, tell the person who runs this server at once. The account cannot be brought back.',
    ],
    button: `Open ${brand.name}`,
    after: ['This is the last email to this address, unless somebody signs up with it again.'],
  },
  'payment-overdue': {
    subject: `A payment for ${brand.name} is overdue`,
    before: [
      'The last payment for your plan did not go through. You keep the plan for some days while the payment is tried again; your settings say until when.',
    ],
    button: 'See my plan',
    after: ['There you can also change how you pay.', turnOff],
  },
  'premium-ended': {
    subject: `Your ${brand.name} plan has ended`,
    before: [
      'Your account is on the free plan now. Nothing you wrote is lost: your history and your drafts are still there.',
    ],
    button: 'See my plan',
    after: [turnOff],
  },
} as const satisfies Record<EmailKind, Words>;

const hourMs = 60 * 60 * 1_000;

/** How long the link in a mail works, where it does not work for ever. */
const linkLifetimesMs: Readonly<Record<string, number>> = {
  verify: 24 * hourMs,
  claim: hourMs,
  reset: hourMs,
  'email-change': 24 * hourMs,
} satisfies Partial<Record<EmailKind, number>>;

export function isLinkDead(kind: string, createdAt: Date, now: Date): boolean {
  const lifetimeMs = linkLifetimesMs[kind];
  return lifetimeMs !== undefined && now.getTime() - createdAt.getTime() > lifetimeMs;
}

export interface Email {
  subject: string;
  plainText: string;
  html: string;
}

/**
 * A mail in full, as plain text and as HTML.
 * @param name of the person that it goes to, as they gave it
 * @param link whole address that the mail leads to
 */
export async function renderEmail(kind: EmailKind, name: string, link: string): Promise<Email> {
  const { subject, before, button, after }: Words = words[kind];
  const greeting = toGreeting(name);
  const closing = brand.name;
  const plainText = [greeting, ...before, `${button}:\n${link}`, ...after, closing].join('\n\n');
  return {
    subject,
    plainText: `${plainText}\n`,
    html: await toHtml({ greeting, before, button, link, after, closing }),
  };
}

/** A mail to the person who runs this server. Paragraphs may have lines. */
export interface Notice {
  kind: NoticeKind;
  subject: string;
  paragraphs: readonly string[];
}

/** @param origin which of their servers it comes from */
export async function renderNotice(
  { subject, paragraphs }: Omit<Notice, 'kind'>,
  origin: string,
): Promise<Email> {
  const all = [...paragraphs, `Sent by ${brand.name} at ${origin}`];
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    plainText: `${all.join('\n\n')}\n`,
    html: await toPage(all.map(toParagraph)),
  };
}

/**
 * Whoever signs a stranger's address up chooses the name that this stranger reads: a name that mail programs could make
 * a link of, or that turns the line around, is left out.
 */
function toGreeting(name: string): string {
  const isSafe =
    name !== '' &&
    name.length <= 60 &&
    !/[/@<>\p{Cf}\p{Cc}]|\S[.:]\S|www/iu.test(name.replaceAll('\u200d', ''));
  return isSafe ? `Hello ${name},` : 'Hello,';
}

interface Content extends Omit<Words, 'subject'> {
  greeting: string;
  link: string;
  closing: string;
}

const bodyStyle = 'margin:0;padding:32px 16px;background:#f1ede4;color:#211d16;font:16px/1.5 Georgia,serif';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#2a43b0;color:#fdfcf9;text-decoration:none';

type Html = ReturnType<typeof html>;

function toHtml({ greeting, before, button, link, after, closing }: Content): Promise<string> {
  return toPage([
    ...[greeting, ...before].map(toParagraph),
    html`<p><a href="${link}" style="${buttonStyle}">${button}</a></p>`,
    html`<p style="font-size:13px;word-break:break-all">${link}</p>`,
    ...[...after, closing].map(toParagraph),
  ]);
}

function toParagraph(text: string): Html {
  return html`<p>${text.split('\n').map((line, index) => (index === 0 ? line : [raw('<br>'), line]))}</p>`;
}

async function toPage(content: readonly Html[]): Promise<string> {
  const page =
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="${bodyStyle}">
<div style="max-width:520px;margin:0 auto">
${content.map((part) => [part, '\n'])}
</div></body></html>`;
  return page.toString();
}
