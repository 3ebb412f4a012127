import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { passkeyNameLimit } from '../../../shared/limits.ts';
import { listOwnOrigins } from '../../http/origin.ts';
import type { SignedIn } from '../auth.ts';
import type { AccountRoute } from '../auth-routes.ts';
import { describeDevice } from '../device.ts';
import type { AskedBrowser } from './asked-browser.ts';
import type { RelyingParty } from './ceremonies.ts';
import type { PasskeyService } from './passkeys.ts';

export interface PasskeyRouteDependencies {
  passkeys: PasskeyService;
  asked: AskedBrowser;
  /** Undefined: this machine, under any of its loopback names. */
  publicUrl: string | undefined;
  /** @throws AppError AUTH_EXPIRED */
  getSignedIn(headers: Headers): Promise<SignedIn>;
  /** @returns headers that set the cookie */
  openSession(holder: { id: string; email: string }, request: Headers): Promise<Headers>;
}

const password = z.string().max(1_000).optional();
const name = z
  .string()
  .trim()
  .max(passkeyNameLimit)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u);

const readable = z.looseObject({ id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) });

/** What a browser answers: here as far as something is read of it before the library looks at it. */
const answer = <Answer>() => z.custom<Answer>((given) => readable.safeParse(given).success);

const proofSchema = z.strictObject({ password });
const addSchema = z.strictObject({ name, response: answer<RegistrationResponseJSON>() });
const renameSchema = z.strictObject({ id: z.uuid(), name: name.min(1) });
const removeSchema = z.strictObject({ id: z.uuid(), password });
const signInSchema = z.strictObject({ response: answer<AuthenticationResponseJSON>() });

export function makePasskeyRoutes(dependencies: PasskeyRouteDependencies): Record<string, AccountRoute> {
  const { passkeys, asked, publicUrl, getSignedIn, openSession } = dependencies;

  /** The name that the caller knows this server by. @throws AppError for one that is not its own */
  function getParty(headers: Headers): RelyingParty {
    const [origin] = listOwnOrigins(headers.get('host'), publicUrl);
    if (origin === undefined) throw new AppError('FOREIGN_ORIGIN');
    return { id: new URL(origin).hostname, origin };
  }

  return {
    'GET /passkeys': async (headers) => Response.json(await passkeys.list(await getSignedIn(headers))),

    'POST /passkeys/begin': async (headers, input) => {
      const writer = await getSignedIn(headers);
      const { password: typed } = parse(proofSchema, input);
      return Response.json(await passkeys.begin(writer, getParty(headers), typed));
    },

    'POST /passkeys/add': async (headers, input) => {
      const writer = await getSignedIn(headers);
      const { name: given, response } = parse(addSchema, input);
      const called = given || describeDevice(headers.get('user-agent'));
      await passkeys.add(writer, getParty(headers), called, response);
      return Response.json({ status: true });
    },

    'POST /passkeys/rename': async (headers, input) => {
      const writer = await getSignedIn(headers);
      const { id, name: given } = parse(renameSchema, input);
      await passkeys.rename(writer, id, given);
      return Response.json({ status: true });
    },

    'POST /passkeys/remove': async (headers, input) => {
      const writer = await getSignedIn(headers);
      const { id, password: typed } = parse(removeSchema, input);
      await passkeys.remove(writer, id, typed);
      return Response.json({ status: true });
    },

    'POST /sign-in/passkey/begin': async (headers) => {
      const browser = asked.findOrMake(headers);
      const options = await passkeys.beginSignIn(browser, getParty(headers));
      return Response.json(options, { headers: { 'set-cookie': asked.toCookie(browser) } });
    },

    'POST /sign-in/passkey': async (headers, input) => {
      const { response } = parse(signInSchema, input);
      const browser = asked.find(headers);
      if (browser === undefined) throw new AppError('PASSKEY_EXPIRED');
      const holder = await passkeys.signIn(browser, getParty(headers), response);
      return Response.json({ status: true }, { headers: await openSession(holder, headers) });
    },
  };
}

function parse<Body>(schema: z.ZodType<Body>, input: unknown): Body {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError('INVALID_REQUEST', { cause: parsed.error });
  return parsed.data;
}
