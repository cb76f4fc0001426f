import type { AccountView, ActivityView } from '@anamnesis/contracts/accounts/routes';
import { useSyncExternalStore } from 'react';
import { forgetAccountLanguage } from './account-language';
import { LAST_SEEN } from './last-seen-name';
import { signOutIsSettled } from './unsent-sign-out';

/** The session of this tab. */
export interface Session {
  accessToken: string;
  user: AccountView | null;
  activity: ActivityView | null;
}

/** Storage key that signals other tabs that this browser has a session; the token itself never leaves its tab. */
const MARK = 'signed-in';

/** Storage key of what was checked in documents and not saved yet: facts of a record, which no one finds after the session. */
export const CHECKS = 'checks';

/** Storage key of what was written to rooms of the community and not posted yet (community/unsent.ts). */
export const WRITTEN = 'written';
/** Storage key of what was typed for the assistant (assistant/typed.ts). */
export const ASSISTANT = 'assistant';

const listeners = new Set<() => void>();
let snapshot: { raw: string; session: Session | null } = { raw: '', session: null };

function parsed<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null; // not written by this product
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** The access token of the session; null without one. */
export const accessToken = (): string | null => sessionStorage.getItem('accessToken');

/** The session; the same object until it changes. */
export function currentSession(): Session | null {
  const token = accessToken();
  const raw = [token, sessionStorage.getItem('user'), sessionStorage.getItem('activity')].join('\n');
  if (raw !== snapshot.raw || (token === null) !== (snapshot.session === null))
    snapshot = {
      raw,
      session:
        token === null
          ? null
          : { accessToken: token, user: parsed<AccountView>('user'), activity: parsed<ActivityView>('activity') },
    };
  return snapshot.session;
}

/** What react-admin keeps on the device begins so: filters and saved queries, which may name patients (record-screens/store.ts). */
const DESK = 'RaStore';

/** Deletes what the people of earlier sessions left: what was seen, and the filters of all but this one. */
function forgetEarlier(stays: string | null): void {
  forgetAccountLanguage();
  globalThis.indexedDB?.deleteDatabase(LAST_SEEN);
  for (const key of Object.keys(localStorage))
    if (key.startsWith(DESK) && !(stays !== null && key.startsWith(`${DESK}${stays}.`))) localStorage.removeItem(key);
}

/** Marks the beginning of a session of an account in this browser, or its end: null. What was seen in an earlier one is deleted. */
function mark(account: string | null): void {
  try {
    if (account !== null) {
      localStorage.setItem(MARK, 'yes');
      signOutIsSettled();
    } else localStorage.removeItem(MARK);
    forgetEarlier(account);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether any tab of this browser may have a session. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false; // storage is unavailable: each tab has its own session
  }
}

interface Started {
  /** Empty if the session was resumed without a network: the first request gets a token by the refresh cookie. */
  accessToken: string;
  user: AccountView;
  activity?: ActivityView | null;
}

/** Starts a session, after a sign-in. */
export function startSession(started: Started): void {
  mark(started.user.id);
  resumeSession(started);
}

/** Resumes the session of this browser on this tab, under the keys `accessToken`, `user` and `activity`. */
export function resumeSession({ accessToken: token, user, activity = null }: Started): void {
  sessionStorage.setItem('accessToken', token);
  sessionStorage.setItem('user', JSON.stringify(user));
  if (activity) sessionStorage.setItem('activity', JSON.stringify(activity));
  else sessionStorage.removeItem('activity');
  changed();
}

/** Stores a renewed token of the same session. */
export function storeToken(token: string): void {
  sessionStorage.setItem('accessToken', token);
  changed();
}

/** Updates name, picture and email address of the signed-in account. */
export function updateUser(now: Partial<Pick<AccountView, 'fullName' | 'profileImage' | 'email'>>): void {
  const user = parsed<AccountView>('user');
  const changedUser = JSON.stringify({ ...user, ...now });
  if (!user || changedUser === JSON.stringify(user)) return;
  sessionStorage.setItem('user', changedUser);
  changed();
}

/** Ends the session on this tab, and on the others by the storage event. */
export function endSession(): void {
  endSessionOnTab();
  mark(null);
}

/** Ends the session on this tab only. Whatever a page has put into the storage of the tab was that person's. */
export function endSessionOnTab(): void {
  sessionStorage.clear();
  changed();
}

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key !== MARK || newValue !== null) return;
  endSessionOnTab();
  // What this tab was about to keep when the other one deleted everything.
  globalThis.indexedDB?.deleteDatabase(LAST_SEEN);
});

/** Calls `listener` when the session of this tab changes. Returns the function that stops this. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as a hook; re-renders when it changes. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession);
