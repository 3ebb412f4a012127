import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { SignedIn } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';
import type { PasswordSource } from './identity.ts';
import type { SecondFactorService } from './second-factor.ts';
import type { SecondFactorQuestion } from './second-factor-question.ts';

interface Holder {
  id: string;
  name: string;
  email: string;
}

export interface SecondFactorRouteDependencies {
  secondFactor: SecondFactorService;
  question: SecondFactorQuestion;
  /** @throws AppError AUTH_EXPIRED */
  getSignedIn(headers: Headers): Promise<SignedIn>;
  findHolder(userId: string): Promise<Holder | undefined>;
  /** @returns headers that set the cookie */
  openSession(holder: Holder, request: Headers): Promise<Headers>;
  toSource(userId: string, email: string, request: Headers): PasswordSource;
  /**
   * @returns what is to be called when it was right
   * @throws AppError RATE_LIMITED
   */
  countPassword(source: PasswordSource): Promise<() => Promise<void>>;
}

const proofSchema = z.strictObject({ password: z.string().max(1_000).optional() });
const codeSchema = z.strictObject({ code: z.string().max(100) });

export function makeSecondFactorRoutes(
  dependencies: SecondFactorRouteDependencies,
): Record<string, AccountRoute> {
  const { secondFactor, question, getSignedIn, findHolder, openSession, toSource, countPassword } =
    dependencies;

  return {
    'GET /second-factor': async (headers) =>
      Response.json(await secondFactor.readState(await getSignedIn(headers))),

    'POST /second-factor/begin': async (headers, input) => {
      const { password } = parse(proofSchema, input);
      return Response.json(await secondFactor.begin(await getSignedIn(headers), password));
    },

    'POST /second-factor/confirm': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const { code } = parse(codeSchema, input);
      const wasRight = await countPassword(toSource(signedIn.userId, signedIn.email, headers));
      const recoveryCodes = await secondFactor.confirm(signedIn, code);
      await wasRight();
      return Response.json({ recoveryCodes });
    },

    'POST /second-factor/renew-recovery-codes': async (headers, input) => {
      const { password } = parse(proofSchema, input);
      const recoveryCodes = await secondFactor.renewRecoveryCodes(await getSignedIn(headers), password);
      return Response.json({ recoveryCodes });
    },

    'POST /second-factor/turn-off': async (headers, input) => {
      const { password } = parse(proofSchema, input);
      await secondFactor.turnOff(await getSignedIn(headers), password);
      return Response.json({ status: true });
    },

    'POST /sign-in/second-factor': async (headers, input) => {
      const { code } = parse(codeSchema, input);
      const userId = question.findAsked(headers);
      const holder = userId === undefined ? undefined : await findHolder(userId);
      if (holder === undefined) throw new AppError('SECOND_FACTOR_EXPIRED');
      const wasRight = await countPassword(toSource(holder.id, holder.email, headers));
      if (!(await secondFactor.spend(holder, code))) throw new AppError('INVALID_CODE');
      await wasRight();
      const opened = await openSession(holder, headers);
      opened.append('set-cookie', question.forget());
      return Response.json({ status: true }, { headers: opened });
    },
  };
}

function parse<Body>(schema: z.ZodType<Body>, input: unknown): Body {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError('INVALID_REQUEST', { cause: parsed.error });
  return parsed.data;
}
