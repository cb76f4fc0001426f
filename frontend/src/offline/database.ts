import { LAST_SEEN } from '../signed-in/last-seen-name';
import type { Sealed } from './sealed';

/** The session under whose key everything else in the database is. */
export interface KeptSession {
  readonly id: string;
  readonly key: CryptoKey;
  /** When the server last answered, in ms since 1970. */
  readonly contactAt: number;
  readonly person: Sealed;
}

const SESSION = 'session';
const ANSWERS = 'answers';
/** The one entry of the session's store. */
const CURRENT = 'current';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database failed'));
  });

/** The database; null where there is none yet, unless it is created. A sign-out deletes it at any time (signed-in/session.ts). */
async function open({ create }: { create: boolean }): Promise<IDBDatabase | null> {
  const request = indexedDB.open(LAST_SEEN, 1);
  let isMissing = false;
  request.onupgradeneeded = () => {
    if (create) for (const store of [SESSION, ANSWERS]) request.result.createObjectStore(store);
    else {
      isMissing = true;
      request.transaction?.abort();
    }
  };
  try {
    const database = await settled(request);
    database.onversionchange = () => database.close();
    return database;
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

/** Runs `work` in one transaction; null without a database. */
async function within<T>(
  { create = false, mode }: { create?: boolean; mode: IDBTransactionMode },
  work: (stores: { session: IDBObjectStore; answers: IDBObjectStore }) => Promise<T>,
): Promise<T | null> {
  const database = await open({ create });
  if (!database) return null;
  try {
    const transaction = database.transaction([SESSION, ANSWERS], mode);
    return await work({ session: transaction.objectStore(SESSION), answers: transaction.objectStore(ANSWERS) });
  } finally {
    database.close();
  }
}

/** The kept session; null without one. */
export const readSession = (): Promise<KeptSession | null> =>
  within({ mode: 'readonly' }, async ({ session }) => {
    const found = (await settled(session.get(CURRENT))) as KeptSession | undefined;
    return found ?? null;
  });

/** Begins a session: nothing of an earlier one stays. */
export async function writeSession(begun: KeptSession): Promise<void> {
  await within({ create: true, mode: 'readwrite' }, async ({ session, answers }) => {
    answers.clear();
    await settled(session.put(begun, CURRENT));
  });
}

/** Changes the session and the answer at a path, if the session is still that of `id`: it may have ended meanwhile. */
export async function writeAnswer(id: string, contactAt: number, path?: string, answer?: Sealed): Promise<void> {
  await within({ mode: 'readwrite' }, async ({ session, answers }) => {
    const current = (await settled(session.get(CURRENT))) as KeptSession | undefined;
    if (current?.id !== id) return;
    if (path && answer) answers.put(answer, path);
    await settled(session.put({ ...current, contactAt } satisfies KeptSession, CURRENT));
  });
}

/** The answer kept at a path; null without one. */
export const readAnswer = (path: string): Promise<Sealed | null> =>
  within({ mode: 'readonly' }, async ({ answers }) => {
    const found = (await settled(answers.get(path))) as Sealed | undefined;
    return found ?? null;
  });

/** Deletes everything, the key included. */
export async function deleteAll(): Promise<void> {
  await settled(indexedDB.deleteDatabase(LAST_SEEN));
}
