import { useEffect, useState } from 'react';

/** Typing is not read before it pauses; milliseconds. */
const PAUSE_MS = 300;

/** Whether a text tells that its writer may harm themselves; false until the rules are loaded, and where they cannot be. */
export function useSelfHarm(text: string): boolean {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const rules = await import('./self-harm-rules').catch(() => null);
      if (isCurrent && rules?.tellsOfSelfHarm(text)) setFound(text);
    };
    const timer = setTimeout(() => void read(), text === '' ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found === text && text !== '';
}
