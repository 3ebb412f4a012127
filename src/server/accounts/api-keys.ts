import { AppError } from '../../shared/errors.ts';
import type { Scope } from '../../shared/scopes.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Recipient } from '../mail/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { ApiKeyStore } from './api-keys-store.ts';
import type { SignedIn } from './auth.ts';

/** How every key begins, so that one which has leaked is found. */
export const apiKeyPrefix = 'dw_';

/** Letters of a key by which its writer knows it: the prefix, and too few to guess the others by. */
const shownLetters = apiKeyPrefix.length + 4;

const dayMs = 24 * 60 * 60 * 1000;

export interface ApiKeyWish {
  name: string;
  scopes: Scope[];
  /** Left out: until it is revoked. */
  expiresInDays?: number | undefined;
  currentPassword?: string | undefined;
}

export interface ApiKeyDependencies {
  store: ApiKeyStore;
  /** @throws AppError CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, RATE_LIMITED */
  confirm: (writer: SignedIn, currentPassword: string | undefined) => Promise<void>;
  sendEmail: (kind: 'api-key-created', to: Recipient, path: string) => Promise<void>;
  record: RecordEvent;
  clock: Clock;
  newId: () => string;
  /** Letters and digits that cannot be guessed. */
  newSecret: () => string;
}

export type ApiKeyService = ReturnType<typeof makeApiKeyService>;

/** Keys by which programs of a writer call. See docs/decisions/0071. */
export function makeApiKeyService(dependencies: ApiKeyDependencies) {
  const { store, confirm, sendEmail, record, clock, newId, newSecret } = dependencies;
  return {
    list: ({ userId }: SignedIn) => store.list(userId),

    /**
     * @returns the key, which nothing tells again
     * @throws AppError CURRENT_PASSWORD_REQUIRED, INVALID_PASSWORD, RATE_LIMITED, LIST_FULL
     */
    async create(
      writer: SignedIn,
      { name, scopes, expiresInDays, currentPassword }: ApiKeyWish,
    ): Promise<{ id: string; key: string }> {
      await confirm(writer, currentPassword);
      const createdAt = clock();
      const expiresAt =
        expiresInDays === undefined ? null : new Date(createdAt.getTime() + expiresInDays * dayMs);
      const made = { id: newId(), key: apiKeyPrefix + newSecret() };
      const start = made.key.slice(0, shownLetters);
      const { userId } = writer;
      const hasRoom = await store.add({ ...made, userId, start, name, scopes, createdAt, expiresAt });
      if (!hasRoom) throw new AppError('LIST_FULL');
      const facts = { key: start, scopes: scopes.join(' ') };
      await record({ kind: 'key.created', actorId: userId, subjectId: userId, facts });
      await sendEmail('api-key-created', writer, '/settings?tab=account');
      return made;
    },

    /** Its next call is refused, on every server. @throws AppError NOT_FOUND for a key that this writer does not have. */
    async revoke({ userId }: SignedIn, id: string): Promise<void> {
      const removed = await store.remove(userId, id);
      if (removed === undefined) throw new AppError('NOT_FOUND');
      const facts = { key: removed.start };
      await record({ kind: 'key.revoked', actorId: userId, subjectId: userId, facts });
    },
  };
}
