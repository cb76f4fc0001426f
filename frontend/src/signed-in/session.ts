import type { AccountView, ActivityView } from '@anamnesis/contracts/accounts/routes';
import { useSyncExternalStore } from 'react';

/** Who is signed in on this tab. */
export interface Session {
  accessToken: string;
  user: AccountView | null;
  activity: ActivityView | null;
}

/** Tells the other tabs of this browser that somebody is signed in here; the token itself never leaves its tab. */
const MARK = 'signed-in';

const listeners = new Set<() => void>();
let snapshot: { raw: string; session: Session | null } = { raw: '', session: null };

function parsed<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null; // somebody else's text under our key: as good as nothing
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** The bearer token of the signed-in person; null when nobody is. */
export const accessToken = (): string | null => sessionStorage.getItem('accessToken');

/** The session; the same object until something in it changes. */
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

function mark(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(MARK, 'yes');
    else localStorage.removeItem(MARK);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether this browser was signed in when last checked, in any tab. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false; // storage is closed to us: each tab signs in for itself
  }
}

/** Keeps a fresh sign-in under the keys `accessToken`, `user` and `activity`. */
export function startSession({
  accessToken: token,
  user,
  activity = null,
}: {
  accessToken: string;
  user: AccountView;
  activity?: ActivityView | null;
}): void {
  sessionStorage.setItem('accessToken', token);
  sessionStorage.setItem('user', JSON.stringify(user));
  if (activity) sessionStorage.setItem('activity', JSON.stringify(activity));
  else sessionStorage.removeItem('activity');
  mark(true);
  changed();
}

/** Keeps a renewed token of the same sign-in. */
export function keepToken(token: string): void {
  sessionStorage.setItem('accessToken', token);
  changed();
}

/** Keeps the name, the picture and the address that the signed-in person goes by now. */
export function keepUser(now: Partial<Pick<AccountView, 'fullName' | 'profileImage' | 'email'>>): void {
  const user = parsed<AccountView>('user');
  const changedUser = JSON.stringify({ ...user, ...now });
  if (!user || changedUser === JSON.stringify(user)) return;
  sessionStorage.setItem('user', changedUser);
  changed();
}

/** Forgets the sign-in: on this tab now, and on the others as soon as they hear of it. */
export function endSession(): void {
  leaveSession();
  mark(false);
}

/** Forgets the sign-in on this tab alone. */
export function leaveSession(): void {
  for (const key of ['accessToken', 'user', 'activity']) sessionStorage.removeItem(key);
  changed();
}

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key === MARK && newValue === null) leaveSession();
});

/** Calls back when somebody signs in or out on this tab, or becomes known by another name. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as a hook: re-renders when somebody signs in or out. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession);
