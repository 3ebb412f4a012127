import { useCallback, useEffect, useState } from 'react';

/** Told of each choice: the same one may stand at several places of a page. */
const listeners = new Set<(key: string, choice: string) => void>();

/** A small choice that this browser remembers. Where storage is refused it holds for the page. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => readChoice(key, choices));
  useEffect(() => {
    const hear = (heardKey: string, next: string) => heardKey === key && setChoice(next as Choice);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [key]);
  const choose = useCallback(
    (next: Choice): void => {
      for (const hear of listeners) hear(key, next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // A browser that keeps nothing still shows the choice
      }
    },
    [key],
  );
  return [choice, choose];
}

function readChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored) ?? choices[0];
  } catch {
    return choices[0];
  }
}
