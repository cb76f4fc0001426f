import { useEffect, useRef } from 'react';

/**
 * Calls back once, with the last known data of the session, when the lists show that it ended while the connection was lost.
 * `running` is null if no session runs according to the lists, undefined before they are loaded.
 */
export function useMissedEnd<Known>(
  sessionId: string | null,
  running: Known | null | undefined,
  onEnded: (last: Known) => void,
): void {
  const seen = useRef<{ sessionId: string; last: Known } | null>(null);
  useEffect(() => {
    if (sessionId !== null && running) seen.current = { sessionId, last: running };
    if (running !== null || seen.current === null || seen.current.sessionId !== sessionId) return;
    const { last } = seen.current;
    seen.current = null;
    onEnded(last);
  }, [sessionId, running, onEnded]);
}
