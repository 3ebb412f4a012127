import { atom, type ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';
import { serverWatch } from './server-watch.ts';

/** `absent` until it is loaded; `failed` and waiting for the server; `gone` where the server answers without it. */
export type LazyState = 'absent' | 'failed' | 'gone' | 'here';

/** A module that is not in the first download, and who waits for it. */
export interface Lazy<Module> {
  /** Undefined as long as it is not there. */
  find(): Module | undefined;
  /**
   * Callers at the same time share one download. Rejects where it fails: then it is tried again as soon as the server
   * answers, and at the next call.
   */
  load(): Promise<Module>;
  state: ReadableAtom<LazyState>;
}

export function makeLazy<Module>(
  fetchModule: () => Promise<Module>,
  { wait }: Pick<typeof serverWatch, 'wait'> = serverWatch,
): Lazy<Module> {
  const state = atom<LazyState>('absent');
  let module: Module | undefined;
  let underWay: Promise<Module> | undefined;
  let stopWaiting: (() => void) | undefined;

  async function fetchOnce(hasAnswered: boolean): Promise<Module> {
    try {
      module = await fetchModule();
      stopWaiting?.();
      stopWaiting = undefined;
      state.set('here');
      return module;
    } catch (error) {
      underWay = undefined;
      if (!hasAnswered) stopWaiting ??= wait(retry);
      state.set(hasAnswered ? 'gone' : 'failed');
      throw error;
    }
  }

  function retry(): void {
    stopWaiting = undefined;
    // Whoever needs it says that it is not there
    void load(true).catch(() => undefined);
  }

  function load(hasAnswered: boolean): Promise<Module> {
    underWay ??= fetchOnce(hasAnswered);
    return underWay;
  }

  return {
    find: () => module,
    load: () => load(false),
    state,
  };
}

/** Begins to load it once what asks stands on the screen, and gives it as soon as it is there. */
export function useLazy<Module>(lazy: Lazy<Module>): Module | undefined {
  const [module, setModule] = useState(lazy.find);
  useEffect(() => {
    if (module) return;
    // What is drawn with it is drawn between keys
    const take = () => startTransition(() => setModule(lazy.find));
    const unsubscribe = lazy.state.listen(take);
    take();
    // Several begin with a screen: each in a task of its own. Whoever needs it by then says that it is not there
    const beginning = setTimeout(() => void lazy.load().catch(() => undefined));
    return () => {
      unsubscribe();
      clearTimeout(beginning);
    };
  }, [lazy, module]);
  return module;
}
