import { INCOMPLETE } from '@anamnesis/contracts/language/headers';
import { useSyncExternalStore } from 'react';

/** The addresses whose last answer may lack something that is kept. */
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

/** Takes from an answer whether it may lack something: a later answer from the same address replaces what was said. */
export function heardDoubts(url: string, { headers }: Response): void {
  const { pathname } = new URL(url, location.origin);
  const isDoubtful = headers.has(INCOMPLETE);
  if (isDoubtful === doubtful.has(pathname)) return;
  const others = [...doubtful].filter((each) => each !== pathname);
  set(new Set(isDoubtful ? [...others, pathname] : others));
}

/** Forgets it: the next person on this tab is told other things. */
export const forgetDoubts = (): void => set(new Set());

/** Whether something that was shown last may lack what is kept. */
export const useDoubts = (): boolean => useSyncExternalStore(subscribe, () => doubtful.size > 0);
