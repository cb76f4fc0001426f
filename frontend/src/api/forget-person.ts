import type { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '../signed-in/session';
import { giveAllBack } from './blob-addresses';
import { forgetPosition } from './position';

/**
 * Drops everything a person was shown, files too, when they are no longer signed in on this tab: by their own sign-out here or on
 * another tab, or because the server ended the sign-in. Returns how to stop.
 */
export function forgetWithPerson(client: QueryClient): () => void {
  const personNow = () => currentSession()?.user?.id ?? null;
  let person = personNow();
  return onSessionChange(() => {
    const before = person;
    person = personNow();
    if (before === null || before === person) return;
    forgetPosition();
    client.clear();
    giveAllBack();
  });
}
