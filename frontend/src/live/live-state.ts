import { useEffect, useSyncExternalStore } from 'react';
import type { LiveSocket } from './socket';

interface LiveState {
  /** Null before the first connection, and without a sign-in. */
  socket: LiveSocket | null;
  connected: boolean;
}

/** No connection. */
export const OFFLINE: LiveState = { socket: null, connected: false };

let state = OFFLINE;
/** Whether a screen needs the connection now. */
let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const changed = () => listeners.forEach((listener) => listener());

/** Publishes the state of the only connection to all screens. */
export function setLive(next: LiveState): void {
  state = next;
  changed();
}

function want(): void {
  if (isWanted) return;
  isWanted = true;
  changed();
}

/** Whether a screen of this tab has needed the connection. */
export const useIsWanted = (): boolean => useSyncExternalStore(subscribe, () => isWanted);

/** The live connection of the signed-in person. A screen that uses it needs it now: it is opened without waiting for the page to be at rest. */
export function useLive(): LiveState {
  useEffect(want, []);
  return useSyncExternalStore(subscribe, () => state);
}

/** Interval at which lists are refetched while the live connection is down, ms; false while it is up. */
const FALLBACK_INTERVAL = 15_000;
export const useFallbackInterval = (): number | false => (useLive().connected ? false : FALLBACK_INTERVAL);
