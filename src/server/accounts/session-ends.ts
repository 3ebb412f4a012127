/** Account routes by which sessions of the writer who calls them end, this one or others. */
const sessionEnds: ReadonlySet<string> = new Set(
  ['sign-out', 'revoke-session', 'revoke-other-sessions', 'change-password', 'second-factor/confirm'].map(
    (name) => `/api/auth/${name}`,
  ),
);

interface SessionEndParts {
  handle: (request: Request) => Promise<Response>;
  findWriter: (headers: Headers) => Promise<{ userId: string } | undefined>;
  onSessionsEnded: (userId: string) => void;
}

export function tellSessionEnds({ handle, findWriter, onSessionsEnded }: SessionEndParts) {
  return async (request: Request): Promise<Response> => {
    // Asked before: afterwards the one who signed out is nobody
    const isEnd = sessionEnds.has(new URL(request.url).pathname);
    const writer = isEnd ? await findWriter(request.headers) : undefined;
    const answer = await handle(request);
    if (writer !== undefined && answer.ok) onSessionsEnded(writer.userId);
    return answer;
  };
}
