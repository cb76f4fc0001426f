import { useSyncExternalStore } from 'react';

/** Whether the server cannot be reached, and of which queries an earlier answer is shown, by their hash: when it was given. */
export interface Contact {
  readonly isLost: boolean;
  readonly shown: ReadonlyMap<string, number>;
}

let contact: Contact = { isLost: false, shown: new Map() };
const listeners = new Set<() => void>();

function set(next: Contact): void {
  contact = next;
  for (const listener of listeners) listener();
}

/** Notes that a request got no reply. */
export function lostContact(): void {
  if (!contact.isLost) set({ ...contact, isLost: true });
}

/** Notes that the server answered. */
export function madeContact(): void {
  if (contact.isLost) set({ ...contact, isLost: false });
}

/** Notes that a query shows an earlier answer, or with null that it shows the server's own again. */
export function showsEarlier(query: string, at: number | null): void {
  if ((contact.shown.get(query) ?? null) === at) return;
  const shown = new Map(contact.shown);
  if (at === null) shown.delete(query);
  else shown.set(query, at);
  set({ ...contact, shown });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The contact to the server. */
export const contactNow = (): Contact => contact;

/** The contact to the server; re-renders when it changes. */
export const useContact = (): Contact => useSyncExternalStore(subscribe, contactNow);
