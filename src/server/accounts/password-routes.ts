import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { changeSchema, type Fault, faults, forgotSchema, linkSchema, resetSchema } from './password-rules.ts';
import type { CredentialService, SignedIn } from './passwords.ts';

export interface CredentialSessions {
  /** @throws AppError AUTH_EXPIRED */
  getSignedIn(headers: Headers): Promise<SignedIn>;
  /** @returns headers that set the cookie */
  openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers>;
  renewCookie(sessionToken: string): Promise<Headers>;
}

type Route = (headers: Headers, input: unknown) => Promise<Response>;

/** The calls about passwords. */
export function makeCredentialRoutes(
  credentials: CredentialService,
  { getSignedIn, openSession, renewCookie }: CredentialSessions,
): Record<string, Route> {
  return {
    'POST /forgot-password': async (_headers, input) => {
      const { email } = parse(forgotSchema, input);
      credentials.requestReset(email.trim().toLowerCase());
      return Response.json({ status: true });
    },

    'POST /check-reset': async (_headers, input) => {
      const isGood = await credentials.isGood(parse(linkSchema, input));
      return isGood ? Response.json({ status: true }) : toAnswer('INVALID_RESET_LINK');
    },

    'POST /reset-password': async (headers, input) => {
      const { password, ...link } = parse(resetSchema, input);
      const outcome = await credentials.resetPassword(link, password);
      if (typeof outcome === 'string') return toAnswer(outcome);
      return Response.json({ status: true }, { headers: await openSession(outcome, headers) });
    },

    'POST /change-password': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const { newPassword, currentPassword } = parse(changeSchema, input);
      const outcome = await credentials.changePassword(signedIn, newPassword, currentPassword);
      if (typeof outcome === 'string') return toAnswer(outcome);
      return Response.json({ status: true }, { headers: await renewCookie(outcome.sessionToken) });
    },
  };
}

function parse<Body>(schema: z.ZodType<Body>, input: unknown): Body {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError('INVALID_REQUEST', { cause: parsed.error });
  return parsed.data;
}

function toAnswer(code: Fault): Response {
  const [status, message] = faults[code];
  return Response.json({ code, message }, { status });
}
