import { useCallback, useState } from 'react';

/** A small choice that this browser remembers. Where storage is refused it holds for the page. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => readChoice(key, choices));
  const choose = useCallback(
    (next: Choice): void => {
      setChoice(next);
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
