import { hashKey, type QueryClient } from '@tanstack/react-query';
import { keepAnswersWith } from '../api/last-seen';
import { currentSession, onSessionChange } from '../signed-in/session';
import { clinicQuery } from '../time/use-clinic';
import { contactNow, madeContact, showsEarlier } from './contact';
import { keptPath } from './kept-queries';
import { keepAnswer, keepContact, keepPerson, type Person } from './last-seen-store';

/** The signed-in patient; null for anybody else, of whom nothing is kept. */
function patientNow(): Person | null {
  const session = currentSession();
  return session?.user?.role === 'patient' ? { user: session.user, activity: session.activity } : null;
}

let beginning: Promise<void> | null = null;

/** Keeps who is signed in, unless that is kept already. */
function keepSignedIn(): Promise<void> {
  const person = patientNow();
  if (!person) return Promise.resolve();
  const isCurrent = () => patientNow()?.user.id === person.user.id;
  beginning ??= keepPerson(person, isCurrent).finally(() => {
    beginning = null;
  });
  return beginning;
}

/** What cannot be kept is missing only without a network: the pages go on. */
const unkept = (error: unknown) => console.warn('What is seen is not kept on this device.', error);

async function keep(key: readonly unknown[], data: unknown, at: number): Promise<void> {
  const account = patientNow()?.user.id;
  if (account === undefined) return;
  try {
    await keepSignedIn();
    const path = keptPath(key);
    await (path === null ? keepContact(account) : keepAnswer(account, path, { data, at }));
  } catch (error) {
    unkept(error);
  }
}

let isKeeping = false;

/** Keeps what the signed-in patient sees from now on, and what the queries hold already. The session's end deletes it (signed-in/session.ts). */
export function keepLastSeen(client: QueryClient): void {
  if (isKeeping) return;
  isKeeping = true;
  keepAnswersWith((key, data) => {
    madeContact();
    showsEarlier(hashKey(key), null);
    void keep(key, data, Date.now());
  });
  onSessionChange(() => void keepSignedIn().catch(unkept));
  // The times of each kept answer need its zone, also where no part of the page that shows one was seen yet.
  void client.prefetchQuery(clinicQuery);
  for (const { queryKey, queryHash, state } of client.getQueryCache().getAll())
    if (state.data !== undefined && !contactNow().shown.has(queryHash))
      void keep(queryKey, state.data, state.dataUpdatedAt);
}
