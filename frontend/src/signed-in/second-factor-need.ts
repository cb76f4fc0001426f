import { useSyncExternalStore } from 'react';
import { accessToken, useSession } from './session';

/** The token that was refused for want of a second factor: another one, after turning it on, begins anew. */
let refused: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server has said SECOND_FACTOR_REQUIRED to whoever is signed in. */
export function secondFactorIsMissing(): void {
  refused = accessToken();
  for (const listener of listeners) listener();
}

/** Whether something was refused to this sign-in because it has no second factor. */
export function useSecondFactorMissing(): boolean {
  const token = useSession()?.accessToken ?? null;
  const missingFor = useSyncExternalStore(subscribe, () => refused);
  return token !== null && token === missingFor;
}
