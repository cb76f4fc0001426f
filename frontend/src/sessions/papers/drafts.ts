import { useSyncExternalStore } from 'react';

/** Notes that were typed and not saved yet, by session: they outlive their form, so that the end of a call takes nothing away. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const draftOf = (sessionId: string): string | undefined => drafts.get(sessionId);

/** Keeps what was typed; undefined drops it. */
export function keepDraft(sessionId: string, text: string | undefined): void {
  if (text === undefined) drafts.delete(sessionId);
  else drafts.set(sessionId, text);
  for (const listener of listeners) listener();
}

/** The draft of a session, the same wherever it is shown. */
export const useDraft = (sessionId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => draftOf(sessionId));
