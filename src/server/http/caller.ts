import type { Language, Preferences } from '../../shared/contract/profile.ts';
import type { AccountType } from '../../shared/plans.ts';

/** What the writer has chosen and said of themselves, as far as it reaches what is written for them. */
interface CallerPreferences {
  language: Language;
  name?: string | null;
  background?: {
    purpose: Preferences['writing_purpose'];
    jobTitle: string | null;
    primaryFunction: string | null;
    industry: string | null;
  };
}

/** Who calls, as the bearer token and the database say. */
export interface Caller {
  userId: string;
  sessionId: string;
  accountType: AccountType;
  /** Whether they run this server. */
  isAdministrator: boolean;
  preferences: CallerPreferences;
}

export interface CallerContext {
  caller: Caller;
  /** Where the call comes from, past the proxies that are trusted. */
  clientAddress: string;
  /** The `Idempotency-Key` header, checked for its form. */
  idempotencyKey: string | undefined;
}
