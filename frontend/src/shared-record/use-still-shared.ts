import type { showSharedRecord } from '@anamnesis/contracts/share/shared-routes';
import { useEffect, useSyncExternalStore } from 'react';
import { everySecond } from '../time/every-second';
import type { useShared, Visit } from './use-shared';

type Query = ReturnType<typeof useShared<typeof showSharedRecord>>;

/** Longest time for which the record stays readable without a successful check. A few checks may fail. */
const UNCHECKED_MS = 30_000;

/**
 * Whether the record may be shown now. False once its time is over, and while it was not checked for long: without a connection a
 * revocation cannot arrive, so a failed check then ends the visit.
 */
export function useStillShared({ data, dataUpdatedAt, error, refetch }: Query, { onEnd }: Visit): boolean {
  const shared = data?.data;
  // By the time since the reply, because the reader's clock may be wrong. A store, because a second that changes nothing renders nothing.
  const since = () => (shared ? Date.now() - dataUpdatedAt : 0);
  const isOver = useSyncExternalStore(everySecond, () => shared !== undefined && since() >= shared.secondsLeft * 1_000);
  const isUnchecked = useSyncExternalStore(everySecond, () => since() > UNCHECKED_MS);
  useEffect(() => {
    if (!shared) return;
    if (isOver) onEnd(Date.parse(shared.until) >= Date.parse(shared.expiresAt) ? 'linkOver' : 'visitOver');
    else if (isUnchecked && error) onEnd('unchecked');
    // A hidden tab and a sleeping device do not check.
    else if (isUnchecked) void refetch();
  }, [isOver, isUnchecked, shared, error, refetch, onEnd]);
  return !isOver && !isUnchecked;
}
