import type { Language, Preferences } from '../../shared/contract/profile.ts';
import type { AccountType } from '../../shared/plans.ts';
import type { Retention } from '../../shared/retention.ts';
import type { Scope } from '../../shared/scopes.ts';

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

/** What a caller has shown: a session's access token may do whatever the writer may, an API key what it was made for. */
export type Credential =
  | { kind: 'session'; id: string }
  | { kind: 'api-key'; id: string; start: string; scopes: readonly Scope[] };

/** Who calls, as the bearer token and the database say. */
export interface Caller {
  userId: string;
  credential: Credential;
  accountType: AccountType;
  /** Whether they run this server. */
  isAdministrator: boolean;
  /** How long texts of theirs are kept. */
  retention: Retention;
  preferences: CallerPreferences;
}

export interface CallerContext {
  caller: Caller;
  /** Where the call comes from, past the proxies that are trusted. */
  clientAddress: string;
  /** The `Idempotency-Key` header, checked for its form. */
  idempotencyKey: string | undefined;
}

/** Lets a call go on that takes this scope; undefined: it is for people. @throws AppError INSUFFICIENT_SCOPE */
export type Admit = (caller: Caller, scope: Scope | undefined) => void;
