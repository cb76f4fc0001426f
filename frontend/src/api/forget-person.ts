import type { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '../signed-in/session';
import { revokeAll } from './blob-urls';
import { forgetPosition } from './position';

/**
 * Clears all cached data and files when the person is no longer signed in on this tab: after a sign-out here or on another tab,
 * or because the server ended the session. Returns the function that stops this.
 */
export function clearOnSignOut(client: QueryClient): () => void {
  const personNow = () => currentSession()?.user?.id ?? null;
  let person = personNow();
  return onSessionChange(() => {
    const before = person;
    person = personNow();
    if (before === null || before === person) return;
    forgetPosition();
    client.clear();
    revokeAll();
  });
}
