import { type ComponentType, createElement } from 'react';
import { FullScreenMessage } from '../ui/full-screen.tsx';
import { makeLazy, useLazy } from '../ui/lazy.ts';
import { LazyNote } from '../ui/lazy-note.tsx';

/** A screen that could not be fetched when it was asked for. It comes when the server is back; the bar stays. */
export function makeLazyScreen(fetchScreen: () => Promise<ComponentType>): ComponentType {
  const lazy = makeLazy(fetchScreen);
  return function LazyScreen() {
    const screen = useLazy(lazy);
    if (screen) return createElement(screen);
    return (
      <FullScreenMessage title="This screen is not here yet">
        <p className="max-w-lg text-ink-2">What you typed is kept on this device, and Back leads to it.</p>
        <LazyNote lazy={lazy} />
      </FullScreenMessage>
    );
  };
}
