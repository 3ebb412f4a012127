import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback that stays the same over all renders and does what the last one said: for what is handed to a part that
 * is only drawn anew when its properties change. Not to be called while rendering.
 */
export function useLatest<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
