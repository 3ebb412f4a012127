import { useLayoutEffect, useState } from 'react';
import { commandStore, type Opening } from './command-store.ts';
import { typeAhead } from './typed-ahead.ts';

/**
 * Takes every key while a panel is on its way, so that none of them reaches the page behind it.
 * @returns what was typed for this opening
 */
export function useTypedAhead(opening: Opening | undefined, isLoaded: boolean): string {
  const [ahead, setAhead] = useState<{ opening: Opening; typed: string }>();
  useLayoutEffect(() => {
    if (!opening || isLoaded) return;
    let typed = '';
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const next = typeAhead(typed, event);
      if (next === undefined) return commandStore.close(opening);
      typed = next;
      setAhead({ opening, typed });
    };
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, [opening, isLoaded]);
  return ahead && ahead.opening === opening ? ahead.typed : '';
}
