import { useSyncExternalStore } from 'react';
import { currentSession } from '../../signed-in/session';

/** Unsaved notes. They outlive their form, so that the end of a call loses nothing. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keyed by author, because both sides of a session may sign in on the same browser. */
const keyOf = (sessionId: string) => `${currentSession()?.user?.id}/${sessionId}`;

export const draftOf = (sessionId: string): string | undefined => drafts.get(keyOf(sessionId));

/** Keeps what was typed; undefined drops it. */
export function keepDraft(sessionId: string, text: string | undefined): void {
  if (text === undefined) drafts.delete(keyOf(sessionId));
  else drafts.set(keyOf(sessionId), text);
  for (const listener of listeners) listener();
}

/** The draft of a session, the same wherever it is shown. */
export const useDraft = (sessionId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => draftOf(sessionId));
