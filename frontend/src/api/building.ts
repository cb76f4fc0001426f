import { useSyncExternalStore } from 'react';

/** The calls that wait for a part which the server is still building, with how far that is, in percent; null when it did not say. */
const waiting = new Map<object, number | null>();
let shown: Building | null = null;
const listeners = new Set<() => void>();

interface Building {
  /** Of the part that is furthest behind. */
  percent: number | null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  const known = [...waiting.values()].filter((percent) => percent !== null);
  shown = waiting.size === 0 ? null : { percent: known.length > 0 ? Math.min(...known) : null };
  for (const listener of listeners) listener();
}

/** Notes that a call waits; again with each reply that says so. */
export function waitsForBuilding(call: object, percent: number | null): void {
  waiting.set(call, percent);
  changed();
}

/** Notes that a call has its reply, or is no longer awaited. */
export function waitsNoLonger(call: object): void {
  if (waiting.delete(call)) changed();
}

/** What the page waits for; null when that is nothing. */
export const useBuilding = (): Building | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
