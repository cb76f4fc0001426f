import { INCOMPLETE } from '@anamnesis/contracts/language/headers';
import { useSyncExternalStore } from 'react';

/** The addresses whose last reply may lack stored data. */
let doubtful: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ReadonlySet<string>): void {
  doubtful = next;
  for (const listener of listeners) listener();
}

/** Records whether a reply may lack data; replaces what the previous reply from that address said. */
export function heardDoubts(url: string, { headers }: Response): void {
  const { pathname } = new URL(url, location.origin);
  const isDoubtful = headers.has(INCOMPLETE);
  if (isDoubtful === doubtful.has(pathname)) return;
  const others = [...doubtful].filter((each) => each !== pathname);
  set(new Set(isDoubtful ? [...others, pathname] : others));
}

/** Resets at sign-out. */
export const forgetDoubts = (): void => set(new Set());

/** Whether any of the last replies may lack data. */
export const useDoubts = (): boolean => useSyncExternalStore(subscribe, () => doubtful.size > 0);
