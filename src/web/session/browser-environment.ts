import type { PollerEnvironment } from './session-poller.ts';

const channelName = 'draftwell.session';

/** What the browser offers. The channel is open until `close`. */
export function openBrowserEnvironment(): PollerEnvironment & { close(): void } {
  const channel = new BroadcastChannel(channelName);
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (listener) =>
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      }),
    onFocus: (listener) => listen(window, 'focus', listener),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    every(milliseconds, run) {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
    tellTabs: () => channel.postMessage('changed'),
    onTold: (listener) => listen(channel, 'message', listener),
    close: () => channel.close(),
  };
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
