/** What should be PostgreSQL itself is a pooler. The message is the one sentence for the operator. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
  override readonly message =
    'What DATABASE_LISTEN_URL names, or DATABASE_URL without it, is a connection pooler: set DATABASE_LISTEN_URL to an address of PostgreSQL itself, for what needs a session of its own.';
}

/** Whether a setting of the session was refused. The same SQLSTATE says that the server behind a pooler is away. */
export function isRefusedByPooler(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '08P01' &&
    error.message.startsWith('unsupported startup parameter')
  );
}
