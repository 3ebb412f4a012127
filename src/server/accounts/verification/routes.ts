import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { addressSchema, pages } from './policy.ts';
import type { VerificationService } from './service.ts';

interface SignedIn {
  userId: string;
  name: string;
  email: string;
}

export interface VerificationSessions {
  findSignedIn(headers: Headers): Promise<SignedIn | undefined>;
  getSignedIn(headers: Headers): Promise<SignedIn>;
  /** @returns headers that set the cookie */
  openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers>;
}

type Route = (headers: Headers, input: unknown) => Promise<Response>;

const resendSchema = z.strictObject({ email: z.string().max(1_000) });
const linkSchema = z.object({ token: z.string().max(100) });
const changeSchema = z.strictObject({ newEmail: z.string().trim() });

export function makeVerificationRoutes(
  verification: VerificationService,
  { findSignedIn, getSignedIn, openSession }: VerificationSessions,
): Record<string, Route> {
  return {
    'POST /send-verification-email': async (_headers, input) => {
      const body = resendSchema.safeParse(input);
      if (!body.success) throw new AppError('INVALID_REQUEST');
      const email = addressSchema.safeParse(body.data.email.trim());
      if (!email.success) return invalidAddress();
      verification.resend(email.data);
      return Response.json({ status: true });
    },

    'GET /verify-email': async (headers, input) => {
      const query = linkSchema.safeParse(input);
      const proven = query.success ? await verification.prove(query.data.token) : undefined;
      if (proven === undefined) return redirect(pages.expired);
      // Whoever proves a new address shows an inbox, not the account's password: they are not signed in by it.
      if (proven.email !== proven.oldEmail) return redirect(pages.changed);
      const isSignedIn = (await findSignedIn(headers)) !== undefined;
      return redirect(
        pages.verified,
        isSignedIn ? undefined : await openSession({ id: proven.userId, email: proven.email }, headers),
      );
    },

    'POST /change-email': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const body = changeSchema.safeParse(input);
      if (!body.success) throw new AppError('INVALID_REQUEST');
      const newEmail = addressSchema.safeParse(body.data.newEmail);
      if (!newEmail.success) return invalidAddress();
      if (newEmail.data === signedIn.email) return sameAddress();
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

function invalidAddress(): Response {
  const fault = { code: 'INVALID_EMAIL', message: 'Please enter a valid email address.' };
  return Response.json(fault, { status: 400 });
}

function sameAddress(): Response {
  const fault = { code: 'SAME_EMAIL', message: 'This is the email address of your account already.' };
  return Response.json(fault, { status: 400 });
}
