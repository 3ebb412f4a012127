import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router';
import { isServerThere } from '../ui/server-watch.ts';
import { makeLazyScreen } from './lazy-screen.tsx';
import { isMissingChunk, mayReloadNow } from './missing-chunk.ts';

/** An element of the head: the title, or the attributes of a `meta`. */
export type MetaEntry =
  | { title: string }
  | { title?: never; name?: string; property?: string; content: string };

/** What the module of a screen or of a layout exports. */
export interface ScreenModule {
  default: ComponentType;
  meta?(): MetaEntry[];
}

export type FetchModule = () => Promise<ScreenModule>;

/** The part of a route that comes when it is asked for. */
export function fetchLater(fetchModule: FetchModule): Pick<RouteObject, 'lazy'> {
  const fetchScreen = async () => withTitle(await fetchOrReload(fetchModule));
  return {
    async lazy() {
      try {
        return { Component: await fetchScreen() };
      } catch (error) {
        if (!isMissingChunk(error)) throw error;
        return { Component: makeLazyScreen(fetchScreen) };
      }
    },
  };
}

/** Where it is gone, the page is loaded afresh as it stands; where that was of no use, the screen says so. */
async function fetchOrReload(fetchModule: FetchModule): Promise<ScreenModule> {
  try {
    return await fetchModule();
  } catch (error) {
    const mayReload =
      isMissingChunk(error) && (await isServerThere()) && mayReloadNow(sessionStorage, Date.now());
    if (!mayReload) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

const titled = new WeakMap<ComponentType, ComponentType>();

/** The same component each time, so that a screen with two addresses stays as it is between them. */
function withTitle({ default: Screen, meta }: ScreenModule): ComponentType {
  const title = meta?.().find((entry) => entry.title !== undefined)?.title;
  if (title === undefined) return Screen;
  const known = titled.get(Screen);
  if (known) return known;
  function TitledScreen() {
    useEffect(() => {
      document.title = title ?? '';
    }, []);
    return <Screen />;
  }
  titled.set(Screen, TitledScreen);
  return TitledScreen;
}
