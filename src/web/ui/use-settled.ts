import { useEffect, useState } from 'react';
import { settleMs } from './settle.ts';

/** A value that changes with each key, once the keys rest: for what need not be drawn before the frame of a key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
