const slowTypes = new Set(['slow-2g', '2g']);

export interface ConnectionState {
  isOnline: boolean;
  /** Where the browser says so; the others are taken for fast. */
  isSlow: boolean;
  /** The browser's word for how fast it is, such as `4g`; `unknown` where it has none. */
  type: string;
}

export interface Connection {
  /** As it is now. The same object as long as nothing has changed. */
  getState(): ConnectionState;
  subscribe(listener: () => void): () => void;
}

/** What of a browser's window matters here. */
interface ConnectedWindow {
  navigator?: { onLine?: boolean };
  addEventListener?(type: string, listener: () => void): void;
  removeEventListener?(type: string, listener: () => void): void;
}

/** Follows the events `online` and `offline`, and the browser's own measure of the connection where it has one. */
export function makeConnection(browser: ConnectedWindow = globalThis): Connection {
  let state = readState(browser.navigator);
  function getState(): ConnectionState {
    const next = readState(browser.navigator);
    if (next.isOnline !== state.isOnline || next.isSlow !== state.isSlow || next.type !== state.type)
      state = next;
    return state;
  }
  return {
    getState,
    subscribe(listener) {
      const measure = findMeasure(browser.navigator);
      browser.addEventListener?.('online', listener);
      browser.addEventListener?.('offline', listener);
      measure?.addEventListener?.('change', listener);
      return () => {
        browser.removeEventListener?.('online', listener);
        browser.removeEventListener?.('offline', listener);
        measure?.removeEventListener?.('change', listener);
      };
    },
  };
}

/** Whether a call may take longer than usual. */
function isSlowConnection(browser: object | undefined): boolean {
  return slowTypes.has(findMeasure(browser)?.effectiveType ?? '');
}

function readState(browser: { onLine?: boolean } | undefined): ConnectionState {
  return {
    isOnline: browser?.onLine !== false,
    isSlow: isSlowConnection(browser),
    type: findMeasure(browser)?.effectiveType ?? 'unknown',
  };
}

interface Measure extends Pick<ConnectedWindow, 'addEventListener' | 'removeEventListener'> {
  effectiveType?: string;
}

/** `navigator.connection`, which is not in every browser. */
function findMeasure(browser: object | undefined): Measure | undefined {
  const found = browser && 'connection' in browser ? browser.connection : undefined;
  return typeof found === 'object' && found !== null ? found : undefined;
}
