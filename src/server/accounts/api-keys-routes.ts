import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { apiKeyNameLimit } from '../../shared/limits.ts';
import { scopes } from '../../shared/scopes.ts';
import type { ApiKeyService } from './api-keys.ts';
import type { SignedIn } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';

/** Longest time that a key may be good for, apart from no end at all. */
const daysLimit = 3_650;

const createSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(apiKeyNameLimit)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  expiresInDays: z.int().min(1).max(daysLimit).optional(),
  currentPassword: z.string().optional(),
});
const revokeSchema = z.strictObject({ id: z.uuid() });

/** By the session's cookie only: no key makes, lists or ends keys. */
export function makeApiKeyRoutes(
  apiKeys: ApiKeyService,
  getSignedIn: (headers: Headers) => Promise<SignedIn>,
): Record<string, AccountRoute> {
  return {
    'GET /list-api-keys': async (headers) => Response.json(await apiKeys.list(await getSignedIn(headers))),

    'POST /create-api-key': async (headers, input) => {
      const writer = await getSignedIn(headers);
      const wish = createSchema.safeParse(input);
      if (!wish.success) throw new AppError('INVALID_REQUEST');
      return Response.json(await apiKeys.create(writer, wish.data));
    },

    'POST /revoke-api-key': async (headers, input) => {
      const writer = await getSignedIn(headers);
      const parsed = revokeSchema.safeParse(input);
      if (!parsed.success) throw new AppError('INVALID_REQUEST');
      await apiKeys.revoke(writer, parsed.data.id);
      return Response.json({ status: true });
    },
  };
}
