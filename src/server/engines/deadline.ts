/** How long an engine may take for one call, with the wait for its turn or for its first try, in milliseconds. */
export const engineDeadlineMs = 60_000;
