import { useSyncExternalStore } from 'react';
import { newCommandId } from '../api/command-id';
import { onSessionChange, WRITTEN } from '../signed-in/session';

/** A message that no reply has confirmed. */
export interface Unsent {
  /** The same for every attempt, so that it is posted once. */
  readonly id: string;
  readonly roomId: string;
  readonly text: string;
  /** When it was written. */
  readonly at: string;
  /** Why the server refused it; null while it waits or is on its way. */
  readonly refusal: string | null;
}

/** What was written on this tab and is not posted. It survives a reload, and ends with the session. */
interface Written {
  readonly drafts: Readonly<Record<string, string>>;
  readonly unsent: readonly Unsent[];
}

const NOTHING: Written = { drafts: {}, unsent: [] };
let snapshot: { raw: string | null; written: Written } = { raw: null, written: NOTHING };
const listeners = new Set<() => void>();

function parsed(raw: string | null): Written {
  try {
    return { ...NOTHING, ...(JSON.parse(raw ?? '{}') as Partial<Written>) };
  } catch {
    return NOTHING; // not written by this module
  }
}

/** The same object until it changes. */
function written(): Written {
  const raw = sessionStorage.getItem(WRITTEN);
  if (raw !== snapshot.raw) snapshot = { raw, written: parsed(raw) };
  return snapshot.written;
}

function keep(next: Written): void {
  sessionStorage.setItem(WRITTEN, JSON.stringify(next));
  for (const listener of listeners) listener();
}

const keepUnsent = (unsent: readonly Unsent[]) => keep({ ...written(), unsent });

/** What was typed in a room and not sent; empty without anything. */
export const draftOf = (roomId: string): string => written().drafts[roomId] ?? '';

/** Keeps what is typed in a room; an empty text forgets it. */
export function keepDraft(roomId: string, text: string): void {
  const { [roomId]: _, ...others } = written().drafts;
  keep({ ...written(), drafts: text === '' ? others : { ...others, [roomId]: text } });
}

/** The messages that are not confirmed, in the order in which they were written. */
export const unsentMessages = (): readonly Unsent[] => written().unsent;

/** Adds a message that is to be sent, in place of the draft of its room. */
export function addUnsent(roomId: string, text: string): void {
  keepDraft(roomId, '');
  keepUnsent([...unsentMessages(), { id: newCommandId(), roomId, text, at: new Date().toISOString(), refusal: null }]);
}

/** Removes a message: it is confirmed, or discarded. */
export const removeUnsent = (id: string): void => keepUnsent(unsentMessages().filter((each) => each.id !== id));

/** Notes why a message was refused; null lets it be sent again. */
export const markRefused = (id: string, refusal: string | null): void =>
  keepUnsent(unsentMessages().map((each) => (each.id === id ? { ...each, refusal } : each)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** The messages that are not confirmed; re-renders when they change. */
export const useUnsent = (): readonly Unsent[] => useSyncExternalStore(subscribe, unsentMessages);
