import { useEffect, useState } from 'react';

/** A debounced value: it changes once the input has been stable for `afterMs`, so that not every keystroke sends a request. */
export function useDebouncedValue<T>(value: T, afterMs = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
