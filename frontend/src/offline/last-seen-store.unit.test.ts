import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deleteAll, readAnswer, readSession } from './database';
import { KEPT_FOR, keepAnswer, keepPerson, keptPerson, lastAnswer, type Person } from './last-seen-store';

const person = (id: string) => ({ user: { id, role: 'patient', fullName: 'Meera Joshi' }, activity: null }) as Person;
const PATH = '/api/users/prescriptions';
const OTHER = '/api/users/diagnoses';
const answer = { data: [{ medicine: 'Metformin' }], at: 1 };
const always = () => true;

/** Everything in the database, with the bytes as text. */
async function contents(): Promise<string> {
  const held = [await readSession(), await readAnswer(PATH)];
  return JSON.stringify(held, (_, value: unknown) =>
    ArrayBuffer.isView(value) ||
    value instanceof ArrayBuffer ||
    Object.prototype.toString.call(value) === '[object ArrayBuffer]'
      ? Buffer.from(value as ArrayBuffer).toString('latin1')
      : value,
  );
}

beforeEach(async () => {
  await keepPerson(person('meera'), always);
  await keepAnswer('meera', PATH, answer);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await deleteAll();
});

test('an answer and the person are read again, and are nowhere in plain text', async () => {
  expect(await lastAnswer('meera', PATH)).toEqual(answer);
  expect((await keptPerson())?.user.fullName).toBe('Meera Joshi');
  const text = await contents();
  // Of the readable parts it is seen that they would be found.
  expect(text).toContain('contactAt');
  for (const secret of ['Metformin', 'medicine', 'Meera', 'patient']) expect(text).not.toContain(secret);
});

test('the key cannot be exported', async () => {
  const { key } = (await readSession())!;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('another account finds nothing, and its session deletes what was kept', async () => {
  expect(await lastAnswer('lakshmi', PATH)).toBeNull();
  await keepPerson(person('lakshmi'), always);
  expect(await readAnswer(PATH)).toBeNull();
  expect(await lastAnswer('meera', PATH)).toBeNull();
});

test('after the session has ended, a late write keeps nothing', async () => {
  await deleteAll();
  await keepAnswer('meera', PATH, answer);
  expect(await indexedDB.databases()).toEqual([]);
  await keepPerson(person('meera'), () => false);
  expect(await indexedDB.databases()).toEqual([]);
});

test('the same session keeps its key and its answers', async () => {
  await keepPerson(person('meera'), always);
  await keepAnswer('meera', OTHER, answer);
  expect(await lastAnswer('meera', PATH)).toEqual(answer);
});

test.each([
  ['too long without contact', KEPT_FOR + 1],
  ['with a clock that was turned back', -KEPT_FOR - 60_000],
])('%s, everything is deleted', async (_, passed) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + passed);
  expect(await keptPerson()).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('shortly before that, it is shown', async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + KEPT_FOR - 60_000);
  expect(await lastAnswer('meera', PATH)).toEqual(answer);
});
