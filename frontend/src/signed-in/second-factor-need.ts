import { useSyncExternalStore } from 'react';
import { accessToken, useSession } from './session';

/** The token that was refused for lack of a second factor. A new one, after turning it on, is tried again. */
let refused: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records that the server answered SECOND_FACTOR_REQUIRED. */
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
