import { useEffect, useState } from 'react';

/** A debounced value: it changes once the input has been stable for `afterMs`, so that not every keystroke sends a request. */
export function useSettled<T>(value: T, afterMs = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
