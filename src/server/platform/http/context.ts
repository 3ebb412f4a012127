import type { Language } from '../../../shared/contract/profile.ts';
import type { AccountType } from '../../../shared/plans.ts';

/** Who calls, as the bearer token and the database say. */
export interface Caller {
  userId: string;
  accountType: AccountType;
  /** Whose spelling the writer wants. */
  language: Language;
}

/** What handlers of calls that need a writer get. */
export interface CallerContext {
  caller: Caller;
  /** The `Idempotency-Key` header, checked for its form. */
  idempotencyKey: string | undefined;
}
