import { INCOMPLETE } from '@anamnesis/contracts/language/headers';
import { useSyncExternalStore } from 'react';

/** The abort signals of the fetches whose reply may lack stored data. */
const lacking = new WeakSet<AbortSignal>();

/** Records that a reply may lack data. An error reply is ignored: what was shown before stays on the page. */
export function recordIncompleteReply(signal: AbortSignal | null | undefined, { ok, headers }: Response): void {
  if (signal && ok && headers.has(INCOMPLETE)) lacking.add(signal);
}

/** Whether a reply that was fetched with this signal may lack data. */
export const isIncomplete = (signal: AbortSignal): boolean => lacking.has(signal);

/** Separate from the queries, because public pages render the notice and must not load react-query. */
let pageMayLackData = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets whether a query of the current page may lack data. */
export function showIncomplete(mayLackData: boolean): void {
  if (mayLackData === pageMayLackData) return;
  pageMayLackData = mayLackData;
  for (const listener of listeners) listener();
}

/** Whether the current page may lack data. */
export const useIncomplete = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pageMayLackData,
    () => false,
  );
