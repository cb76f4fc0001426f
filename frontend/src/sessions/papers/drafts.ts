import { useSyncExternalStore } from 'react';
import { currentSession } from '../../signed-in/session';

/** Notes that were typed and not saved yet: they outlive their form, so that the end of a call takes nothing away. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Each is its writer's alone, also where the two of a session sign in one after the other. */
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
