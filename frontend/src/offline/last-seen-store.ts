import { newCommandId } from '../api/command-id';
import type { Session } from '../signed-in/session';
import { deleteAll, type KeptSession, readAnswer, readSession, writeAnswer, writeSession } from './database';
import { newKey, seal, unseal } from './sealed';

/** How long what was seen stays without contact to the server, ms. */
export const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;
/** The contact is noted this often, ms, unless an answer is kept anyway. */
const CONTACT_EVERY = 60_000;

/** The person of a session, who is shown before the server was asked. */
export type Person = Pick<Session, 'activity'> & { user: NonNullable<Session['user']> };

/** An answer of the server, and when it was given, in ms since 1970. */
export interface SeenAnswer {
  readonly data: unknown;
  readonly at: number;
}

const PERSON = 'person';

/** Whether this browser keeps anything: on pages without TLS it has no cryptography. */
const canKeep = (): boolean => 'indexedDB' in globalThis && Boolean(globalThis.crypto?.subtle);

/** The kept session; null if there is none, or its time is over: then it is deleted. A clock that was turned back counts too. */
async function keptSession(): Promise<KeptSession | null> {
  if (!canKeep()) return null;
  const session = await readSession();
  if (session && Math.abs(Date.now() - session.contactAt) > KEPT_FOR) {
    await deleteAll();
    return null;
  }
  return session;
}

const personOf = ({ key, person }: KeptSession): Promise<Person> => unseal<Person>(key, PERSON, person);

/** The person whose session is kept; null without one. */
export async function keptPerson(): Promise<Person | null> {
  const session = await keptSession();
  return session && (await personOf(session));
}

/** The session of this account, and no other. */
async function sessionOf(account: string): Promise<KeptSession | null> {
  const session = await keptSession();
  return session && (await personOf(session)).user.id === account ? session : null;
}

/** Begins to keep what this person sees, under a new key unless their session is kept already. `isCurrent` is asked when the key is made: the session may have ended. */
export async function keepPerson(person: Person, isCurrent: () => boolean): Promise<void> {
  if (!canKeep() || (await sessionOf(person.user.id))) return;
  const key = await newKey();
  const sealed = await seal(key, PERSON, person);
  if (isCurrent()) await writeSession({ id: newCommandId(), key, contactAt: Date.now(), person: sealed });
}

/** Keeps an answer that this account was given. */
export async function keepAnswer(account: string, path: string, answer: SeenAnswer): Promise<void> {
  const session = await sessionOf(account);
  if (session) await writeAnswer(session.id, Date.now(), path, await seal(session.key, path, answer));
}

/** Notes that the server answered this account. */
export async function keepContact(account: string): Promise<void> {
  const session = await sessionOf(account);
  if (session && Date.now() - session.contactAt > CONTACT_EVERY) await writeAnswer(session.id, Date.now());
}

/** The last answer that this account was given; null without one. */
export async function lastAnswer(account: string, path: string): Promise<SeenAnswer | null> {
  const session = await sessionOf(account);
  const sealed = session && (await readAnswer(path));
  return sealed && (await unseal<SeenAnswer>(session.key, path, sealed));
}
