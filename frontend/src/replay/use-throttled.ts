import { useEffect, useRef, useState } from 'react';

/** The latest value, at most once in `ms`. Values in between are skipped; the last one is never. */
export function useThrottled<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const show = () => {
      shownAt.current = Date.now();
      setShown(value);
    };
    const timer = setTimeout(show, Math.max(0, shownAt.current + ms - Date.now()));
    return () => clearTimeout(timer);
  }, [value, ms]);
  return shown;
}
