import { type ComponentType, createElement } from 'react';
import { FullScreenMessage } from '../ui/full-screen.tsx';
import { makeLate, useLate } from '../ui/late.ts';
import { LateNote } from '../ui/late-note.tsx';

/** A screen that could not be fetched when it was asked for. It comes when the server is back; the bar stays. */
export function makeLateScreen(fetchScreen: () => Promise<ComponentType>): ComponentType {
  const late = makeLate(fetchScreen);
  return function LateScreen() {
    const screen = useLate(late);
    if (screen) return createElement(screen);
    return (
      <FullScreenMessage title="This screen is not here yet">
        <p className="max-w-lg text-ink-2">What you typed is kept on this device, and Back leads to it.</p>
        <LateNote late={late} />
      </FullScreenMessage>
    );
  };
}
