import { useSyncExternalStore } from 'react';
import { currentSession } from '../../signed-in/session';

/** Unsaved notes. They are kept outside the form, so that they survive the end of the call. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keyed by author, because both sides of a session may sign in on the same browser. */
const keyOf = (sessionId: string) => `${currentSession()?.user?.id}/${sessionId}`;

export const draftOf = (sessionId: string): string | undefined => drafts.get(keyOf(sessionId));

/** Stores the text of a draft; undefined deletes it. */
export function keepDraft(sessionId: string, text: string | undefined): void {
  if (text === undefined) drafts.delete(keyOf(sessionId));
  else drafts.set(keyOf(sessionId), text);
  for (const listener of listeners) listener();
}

/** The draft of a session; all components share it. */
export const useDraft = (sessionId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => draftOf(sessionId));
