import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { SignedIn } from './auth.ts';
import type { AccountRoute } from './auth-routes.ts';

const deletionSchema = z.strictObject({ password: z.string().optional() });

export interface DeletionRouteParts {
  getSignedIn(headers: Headers): Promise<SignedIn>;
  /** @throws AppError CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, FRESH_SIGN_IN_REQUIRED, LAST_ADMINISTRATOR, RATE_LIMITED */
  confirmDeletion(writer: SignedIn, password: string | undefined): Promise<void>;
  deleteAccount(userId: string, actorId: string): Promise<boolean>;
  /** @returns headers that take the cookie from the browser */
  clearCookie(): Promise<Headers>;
}

export function makeDeletionRoutes(parts: DeletionRouteParts): Record<string, AccountRoute> {
  const { getSignedIn, confirmDeletion, deleteAccount, clearCookie } = parts;
  return {
    'POST /delete-user': async (headers, input) => {
      const signedIn = await getSignedIn(headers);
      const parsed = deletionSchema.safeParse(input);
      if (!parsed.success) throw new AppError('INVALID_REQUEST', { cause: parsed.error });
      await confirmDeletion(signedIn, parsed.data.password);
      await deleteAccount(signedIn.userId, signedIn.userId);
      return Response.json({ status: true }, { headers: await clearCookie() });
    },
  };
}
