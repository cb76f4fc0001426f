import { useEffect, useRef } from 'react';

/**
 * Calls back, once, with what was last known of a session that ran and by the lists runs no longer: the push of its end came while the
 * connection was away. `running` is null where the lists don't show it as running, undefined until there are lists.
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
