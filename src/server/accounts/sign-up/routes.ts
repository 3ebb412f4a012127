import { implement } from '@orpc/server';
import { z } from 'zod';
import { signUpContract } from '../../../shared/contract/sign-up.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { AccountRoute } from '../auth-routes.ts';
import type { SignUpService } from './sign-up.ts';

/** The calls of administrators on who may sign up. */
export function makeSignUpRoutes(signUp: SignUpService) {
  const os = implement(signUpContract).$context<CallerContext>();
  return {
    read: os.read.handler(() => signUp.read()),
    save: os.save.handler(({ input, context }) => signUp.save(input, context.caller.userId)),
    invite: os.invite.handler(({ input, context }) => signUp.invite(input, context.caller.userId)),
    revoke: os.revoke.handler(({ input, context }) => signUp.revoke(input.id, context.caller.userId)),
  };
}

/** What is no token is one that nobody was given. */
const inputSchema = z.object({ invitation: z.string().max(100).optional() }).catch({});

/** For who is about to sign up. */
export function makeSignUpPolicyRoute(signUp: SignUpService): Record<string, AccountRoute> {
  return {
    'POST /check-sign-up': async (_headers, input) =>
      Response.json(await signUp.describe(inputSchema.parse(input).invitation)),
  };
}
