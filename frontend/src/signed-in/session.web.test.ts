import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { endSession, startSession } from './session';

const deleted: string[] = [];
beforeEach(() => {
  deleted.length = 0;
  localStorage.clear();
  Object.assign(globalThis, { indexedDB: { deleteDatabase: (name: string) => deleted.push(name) } });
});
afterEach(() => {
  endSession();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

const signIn = (id: string) =>
  startSession({
    accessToken: 'token',
    user: { _id: id, id, role: 'doctor', fullName: 'Kavita Iyer', email: 'k@x.example', profileImage: null },
  });
/** What pages leave while somebody works. */
function work(id: string): void {
  sessionStorage.setItem('unfinishedExport', '{"name":"export of Meera.zip"}');
  sessionStorage.setItem('meeting:room-1', '{}');
  localStorage.setItem(`RaStore${id}.patients.listParams`, '{"filter":{"q":"Meera"}}');
  localStorage.setItem('theme', 'dark');
}

test('a sign-out leaves nothing of the person in the storages of the browser', () => {
  signIn('kavita');
  work('kavita');
  deleted.length = 0;
  endSession();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(deleted).toEqual(['last-seen']);
});

test('a sign-in after a session that never ended leaves nothing of the earlier person, and one’s own filters', () => {
  signIn('kavita');
  work('kavita');
  localStorage.setItem('RaStorearjun.patients.listParams', '{}');
  signIn('arjun');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('RaStore'))).toEqual([
    'RaStorearjun.patients.listParams',
  ]);
});

test('a sign-out in another tab leaves nothing in this one, and deletes what it was about to keep', () => {
  signIn('kavita');
  work('kavita');
  deleted.length = 0;
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect([sessionStorage.length > 0, deleted]).toEqual([true, []]);
  dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null }));
  expect([sessionStorage.length, deleted]).toEqual([0, ['last-seen']]);
});
