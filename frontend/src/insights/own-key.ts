import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '../signed-in/session';

interface OwnKey {
  /** Null if none was given. */
  key: string | null;
  /** Counts the keys, so that answers can be told apart without the key itself. */
  version: number;
}

/** In the memory of this page alone. */
let own: OwnKey = { key: null, version: 0 };
const listeners = new Set<() => void>();

/** Uses the patient's own key of an AI provider from now on, or forgets it. */
export function setOwnKey(key: string | null): void {
  own = { key, version: own.version + 1 };
  for (const listener of listeners) listener();
}

onSessionChange(() => {
  if (own.key !== null && !currentSession()?.user) setOwnKey(null);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The patient's own key; forgotten with the page and at sign-out. */
export const useOwnKey = (): OwnKey => useSyncExternalStore(subscribe, () => own);
