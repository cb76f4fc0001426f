import { INCOMPLETE } from '@anamnesis/contracts/language/headers';
import { useSyncExternalStore } from 'react';

/** The fetches, by their signals, that brought an answer which may lack something that is kept. */
const lacking = new WeakSet<AbortSignal>();

/** Takes from an answer whether it may lack something. A refusal says nothing of what is shown. */
export function heardDoubts(signal: AbortSignal | null | undefined, { ok, headers }: Response): void {
  if (signal && ok && headers.has(INCOMPLETE)) lacking.add(signal);
}

/** Whether an answer that was fetched under this signal may lack something. */
export const isDoubtful = (signal: AbortSignal): boolean => lacking.has(signal);

/** Kept here and not with the queries: public pages show the notice's place and load no queries. */
let isInSight = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says whether the page in sight shows such an answer. */
export function showDoubts(areInSight: boolean): void {
  if (areInSight === isInSight) return;
  isInSight = areInSight;
  for (const listener of listeners) listener();
}

/** Whether the page in sight shows something that may lack what is kept. */
export const useDoubts = (): boolean => useSyncExternalStore(subscribe, () => isInSight);
