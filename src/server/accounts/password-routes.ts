import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { SignedIn } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';
import { changeSchema, forgotSchema, linkSchema, resetSchema } from './password-rules.ts';
import type { CredentialService } from './passwords.ts';

export interface CredentialSessions {
  /** @throws AppError AUTH_EXPIRED */
  getSignedIn(headers: Headers): Promise<SignedIn>;
  /** @returns headers that set the cookie */
  openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers>;
  renewCookie(sessionToken: string): Promise<Headers>;
}

export function makeCredentialRoutes(
  credentials: CredentialService,
  { getSignedIn, openSession, renewCookie }: CredentialSessions,
): Record<string, AccountRoute> {
  return {
    'POST /forgot-password': async (_headers, input) => {
      const { email } = parse(forgotSchema, input);
      credentials.requestReset(email.trim().toLowerCase());
      return Response.json({ status: true });
    },

    'POST /check-reset': async (_headers, input) => {
      await credentials.checkLink(parse(linkSchema, input));
      return Response.json({ status: true });
    },

    'POST /reset-password': async (headers, input) => {
      const { password, ...link } = parse(resetSchema, input);
      const holder = await credentials.resetPassword(link, password);
      return Response.json({ status: true }, { headers: await openSession(holder, headers) });
    },

    'POST /change-password': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const { newPassword, currentPassword } = parse(changeSchema, input);
      const sessionToken = await credentials.changePassword(signedIn, newPassword, currentPassword);
      return Response.json({ status: true }, { headers: await renewCookie(sessionToken) });
    },
  };
}

function parse<Body>(schema: z.ZodType<Body>, input: unknown): Body {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError('INVALID_REQUEST', { cause: parsed.error });
  return parsed.data;
}
