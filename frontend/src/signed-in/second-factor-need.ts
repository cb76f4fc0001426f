import { useSyncExternalStore } from 'react';
import { accessToken, useSession } from './session';

/** The token that was refused for lack of a second factor. A new token, issued after turning it on, clears the state. */
let refused: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records the reply SECOND_FACTOR_REQUIRED. */
export function secondFactorIsMissing(): void {
  refused = accessToken();
  for (const listener of listeners) listener();
}

/** Whether a request of this session was refused for lack of a second factor. */
export function useSecondFactorMissing(): boolean {
  const token = useSession()?.accessToken ?? null;
  const missingFor = useSyncExternalStore(subscribe, () => refused);
  return token !== null && token === missingFor;
}
