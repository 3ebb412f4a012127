import { startTransition, useEffect, useState } from 'react';

/** A module that is not in the first download, and who waits for it. */
export interface Late<Module> {
  /** Undefined as long as it is not there. */
  find(): Module | undefined;
  /** Callers at the same time share one download. Rejects where it fails; the next call tries again. */
  load(): Promise<Module>;
  hasFailed(): boolean;
  subscribe(listener: () => void): () => void;
}

export function makeLate<Module>(fetchModule: () => Promise<Module>): Late<Module> {
  const listeners = new Set<() => void>();
  let module: Module | undefined;
  let underWay: Promise<Module> | undefined;
  let hasFailed = false;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function fetchOnce(): Promise<Module> {
    try {
      module = await fetchModule();
      hasFailed = false;
      return module;
    } catch (error) {
      underWay = undefined;
      hasFailed = true;
      throw error;
    } finally {
      tell();
    }
  }

  return {
    find: () => module,
    load() {
      underWay ??= fetchOnce();
      return underWay;
    },
    hasFailed: () => hasFailed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Begins to load it once what asks stands on the screen, and gives it as soon as it is there. Where that fails, as
 * without a connection, it is tried again when the connection is back, and when the tab is looked at.
 */
export function useLate<Module>(late: Late<Module>): Module | undefined {
  const [module, setModule] = useState(late.find);
  useEffect(() => {
    if (module) return;
    // What is drawn with it is drawn between keys
    const take = () => startTransition(() => setModule(late.find));
    // Whoever needs it by then says that it is not there
    const load = () => void late.load().catch(() => undefined);
    const unsubscribe = late.subscribe(take);
    take();
    // Several begin with a screen: each in a task of its own
    const beginning = setTimeout(load);
    addEventListener('online', load);
    addEventListener('focus', load);
    return () => {
      unsubscribe();
      clearTimeout(beginning);
      removeEventListener('online', load);
      removeEventListener('focus', load);
    };
  }, [late, module]);
  return module;
}
