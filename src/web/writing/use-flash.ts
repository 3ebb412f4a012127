import { useEffect, useRef, useState } from 'react';

const flashMs = 1000;

/** On for a second after a success. */
export function useFlash(): [boolean, () => void] {
  const [isOn, setIsOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function flash(): void {
    clearTimeout(timer.current);
    setIsOn(true);
    timer.current = setTimeout(() => setIsOn(false), flashMs);
  }
  return [isOn, flash];
}
