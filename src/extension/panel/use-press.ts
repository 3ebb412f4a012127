import { useCallback, useEffect, useRef, useState } from 'react';
import { type Press, readPress, watchPress } from '../press.ts';
import { type Taking, takeText } from './page-access.ts';

export interface Pressed {
  press: Press;
  taking: Taking;
  /** Another one for each text that was taken. */
  count: number;
}

/** The text of the last press in this window. */
export function usePress() {
  const [pressed, setPressed] = useState<Pressed>();
  const latest = useRef<Press>(undefined);

  const take = useCallback(async (press: Press | undefined) => {
    if (!press) return;
    latest.current = press;
    const taking = await takeText(press);
    // Another page may have been faster
    if (latest.current !== press) return;
    setPressed((former) => ({ press, taking, count: (former?.count ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    let isOpen = true;
    let stop: (() => void) | undefined;
    async function begin(): Promise<void> {
      const { id } = await chrome.windows.getCurrent();
      if (id === undefined || !isOpen) return;
      const read = () => void readPress(id).then(take);
      stop = watchPress(id, read);
      read();
    }
    void begin();
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [take]);

  return { pressed, takeAgain: () => void take(pressed?.press) };
}
