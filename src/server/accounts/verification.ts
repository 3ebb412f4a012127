import type { Recipient } from '../mail/index.ts';
import type { Clock } from '../platform/clock.ts';
import { isChange, linkLifetimeMs, type Promised, toLinkPath } from './email-links.ts';
import type { AccountHolder } from './password-store.ts';
import type { AddressHolder, ProvenAddress, VerificationStore } from './verification-store.ts';

type Email =
  | 'verify'
  | 'claim'
  | 'welcome'
  | 'sign-up-tried'
  | 'email-change'
  | 'email-change-asked'
  | 'email-changed';

export interface VerificationDependencies {
  store: VerificationStore;
  requiresVerification: boolean;
  clock: Clock;
  /** Cannot be guessed. */
  newToken: () => string;
  sendEmail: (kind: Email, to: Recipient, path: string) => Promise<void>;
  mayMail: (kind: string, email: string) => Promise<boolean>;
  countMailRequest: (kind: string, userId: string) => Promise<void>;
  /** @returns the path of a link that proves the inbox and lets its owner choose a password */
  makePasswordLink: (userId: string) => Promise<string>;
  inBackground: (work: () => Promise<void>) => void;
  onEmailChanged: (userId: string) => Promise<void>;
}

export type VerificationService = ReturnType<typeof makeVerificationService>;

type Unproven = Omit<AddressHolder, 'emailVerified'>;

const passwordPath = '/forgot-password';

export function makeVerificationService(dependencies: VerificationDependencies) {
  const { store, requiresVerification, clock, newToken, makePasswordLink } = dependencies;
  const { sendEmail, mayMail, countMailRequest, inBackground, onEmailChanged } = dependencies;

  async function makeLink(userId: string, email: string): Promise<string> {
    const token = newToken();
    const now = clock();
    await store.putLink({ userId, email, token, now, expiresAt: new Date(now.getTime() + linkLifetimeMs) });
    return toLinkPath(token);
  }

  async function sendVerification({ id, name, email, hasPassword }: Unproven): Promise<void> {
    if (!(await mayMail('verify', email))) return;
    const to = { userId: id, name, email };
    if (hasPassword) await sendEmail('verify', to, await makeLink(id, email));
    else await sendEmail('claim', to, await makePasswordLink(id));
  }

  return {
    greet(created: AccountHolder, isProven: boolean): void {
      inBackground(async () => {
        if (requiresVerification && !isProven) await sendVerification({ ...created, hasPassword: true });
        else await sendEmail('welcome', { ...created, userId: created.id }, '/dashboard');
      });
    },

    /**
     * For someone whose address was used to sign up although it has an account. Two sign-ups with an address that nobody
     * has proven may be two people's, and a mail cannot tell its owner which of them is theirs: neither password counts
     * then, and the link lets the owner choose one.
     */
    remind(known: Omit<AddressHolder, 'hasPassword'>): void {
      inBackground(async () => {
        if (known.emailVerified) {
          const to = { ...known, userId: known.id };
          if (await mayMail('sign-up-tried', known.email)) await sendEmail('sign-up-tried', to, '/login');
        } else {
          await sendVerification({ ...known, hasPassword: !(await store.contest(known.id)) });
        }
      });
    },

    /** Sends the link again to an address whose account waits for it. What there was to do cannot be told from outside. */
    resend(email: string): void {
      inBackground(async () => {
        const known = await store.findHolder(email);
        if (known !== undefined && !known.emailVerified) await sendVerification(known);
      });
    },

    /** What a mailed link is for. It can be used after this, too. Undefined: it is not good, or not any more. */
    look: (token: string): Promise<Promised | undefined> => store.findLink(token, clock()),

    /** Uses a mailed link up. Undefined: it is not good, or not any more. */
    async prove(token: string): Promise<ProvenAddress | undefined> {
      const proven = await store.spendLink(token, clock());
      if (proven === undefined) return undefined;
      const { userId, name, oldEmail } = proven;
      if (isChange(proven)) {
        await onEmailChanged(userId);
        await sendEmail('email-changed', { userId, name, email: oldEmail }, '/');
      } else if (requiresVerification) {
        await sendEmail('welcome', proven, '/dashboard');
      }
      return proven;
    },

    /**
     * Mails the new address a link, and the old one a notice. An address that has an account gets no mail, which whoever
     * asks cannot see.
     * @throws AppError RATE_LIMITED
     */
    async requestChange(writer: { userId: string; name: string; email: string }, newEmail: string) {
      const { userId, name, email } = writer;
      await countMailRequest('email-change', userId);
      inBackground(async () => {
        await sendEmail('email-change-asked', { userId, name, email }, passwordPath);
        if ((await store.findHolder(newEmail)) !== undefined) return;
        if (!(await mayMail('email-change', newEmail))) return;
        const to = { userId, name, email: newEmail };
        await sendEmail('email-change', to, await makeLink(userId, newEmail));
      });
    },
  };
}
