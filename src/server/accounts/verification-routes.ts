import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { SignedIn } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';
import { addressSchema, isChange, type Promised, pages } from './email-links.ts';
import type { VerificationService } from './verification.ts';

export interface VerificationSessions {
  findSignedIn(headers: Headers): Promise<SignedIn | undefined>;
  getSignedIn(headers: Headers): Promise<SignedIn>;
  /** @returns headers that set the cookie */
  openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers>;
  /** Whether the browser that sent this is one in which somebody signed up with the address. */
  hasSignedUp(request: Headers, email: string): boolean;
}

const resendSchema = z.strictObject({ email: z.string().max(1_000) });
/** What is no token is one that nobody was sent. */
const linkSchema = z.object({ token: z.string().max(100).catch('') }).catch({ token: '' });
const changeSchema = z.strictObject({ newEmail: z.string().trim() });

export function makeVerificationRoutes(
  verification: VerificationService,
  sessions: VerificationSessions,
): Record<string, AccountRoute> {
  const { findSignedIn, getSignedIn, openSession, hasSignedUp } = sessions;

  /**
   * Whether following the link is enough. Else somebody is asked first: programs that look at mails follow links too, and
   * whoever sent this one may want the reader in an account that is not theirs.
   */
  async function needsNoQuestion(promised: Promised, headers: Headers): Promise<boolean> {
    if ((await findSignedIn(headers)) !== undefined) return true;
    return !isChange(promised) && hasSignedUp(headers, promised.email);
  }

  async function enter(proven: Promised, headers: Headers): Promise<Headers> {
    // Whoever proves a new address shows an inbox, not the account's password: they are not signed in by it.
    const opens = !isChange(proven) && (await findSignedIn(headers)) === undefined;
    return opens ? openSession({ id: proven.userId, email: proven.email }, headers) : new Headers();
  }

  return {
    'POST /send-verification-email': async (_headers, input) => {
      const body = resendSchema.safeParse(input);
      if (!body.success) throw new AppError('INVALID_REQUEST');
      const email = addressSchema.safeParse(body.data.email.trim());
      if (!email.success) throw new AppError('INVALID_EMAIL');
      verification.resend(email.data);
      return Response.json({ status: true });
    },

    'GET /verify-email': async (headers, input) => {
      const { token } = linkSchema.parse(input);
      const promised = await verification.look(token);
      if (promised === undefined) return redirect(pages.expired);
      if (!(await needsNoQuestion(promised, headers))) return redirect(pages.question(token));
      const proven = await verification.prove(token);
      if (proven === undefined) return redirect(pages.expired);
      const page = isChange(proven) ? pages.changed : pages.verified;
      return redirect(page, await enter(proven, headers));
    },

    'POST /check-verification': async (_headers, input) => {
      const promised = await verification.look(linkSchema.parse(input).token);
      if (promised === undefined) throw new AppError('INVALID_VERIFICATION_LINK');
      return Response.json(toAnswer(promised));
    },

    'POST /verify-email': async (headers, input) => {
      const proven = await verification.prove(linkSchema.parse(input).token);
      if (proven === undefined) throw new AppError('INVALID_VERIFICATION_LINK');
      return Response.json(toAnswer(proven), { headers: await enter(proven, headers) });
    },

    'POST /change-email': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const body = changeSchema.safeParse(input);
      if (!body.success) throw new AppError('INVALID_REQUEST');
      const newEmail = addressSchema.safeParse(body.data.newEmail);
      if (!newEmail.success) throw new AppError('INVALID_EMAIL');
      if (newEmail.data === signedIn.email) throw new AppError('SAME_EMAIL');
      await verification.requestChange(signedIn, newEmail.data);
      return Response.json({ status: true });
    },
  };
}

function redirect(location: string, cookies = new Headers()): Response {
  const headers = new Headers(cookies);
  headers.set('location', location);
  return new Response(null, { status: 302, headers });
}

function toAnswer(link: Promised) {
  return { email: link.email, isChange: isChange(link) };
}
