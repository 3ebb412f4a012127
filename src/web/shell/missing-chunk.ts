const reloadedAtKey = 'draftwell.reloaded-at';
const reloadPauseMs = 60_000;

/** A new release came out: the page asks for a piece of the former one, which is gone. A reload brings the new. */
export function isMissingChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed|error loading route module/iu.test(
    message,
  );
}

/** True once, then not for a minute: a release that is broken must not reload for ever. */
export function mayReloadNow(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  const last = Number(storage.getItem(reloadedAtKey) ?? 0);
  if (nowMs - last < reloadPauseMs) return false;
  storage.setItem(reloadedAtKey, String(nowMs));
  return true;
}
