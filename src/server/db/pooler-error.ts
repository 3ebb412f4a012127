/** SQLSTATE of a setting of the session, which a pooler refuses. */
export const refusedByPooler = '08P01';

/** What should be PostgreSQL itself is a pooler. The message is the one sentence for the operator. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
  override readonly message =
    'What DATABASE_LISTEN_URL names, or DATABASE_URL without it, is a connection pooler: set DATABASE_LISTEN_URL to an address of PostgreSQL itself, for what needs a session of its own.';
}
