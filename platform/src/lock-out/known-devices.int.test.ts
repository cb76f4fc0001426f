import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { createKnownDevices, type KnownDevices } from './known-devices.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let devices: KnownDevices;
beforeAll(async () => {
  database = await testDatabase();
  devices = await createKnownDevices(database.pool, { days: 180 });
});
afterAll(() => database.close());

const signIn = async (account: string, kept: string | null = null) => (await devices.remember(account, kept)).value;

test('a browser is known only to the accounts that signed in with it', async () => {
  const [mother, child, stranger] = [randomUUID(), randomUUID(), randomUUID()];
  const cookie = await signIn(child, await signIn(mother));
  const names = [await devices.find(mother, cookie), await devices.find(child, cookie)];
  expect(names).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(names).size).toBe(2);
  expect(cookie).not.toContain(names[0]);
  expect(await devices.find(stranger, cookie)).toBeNull();
  for (const other of [null, '', 'x', 'x'.repeat(43), cookie.slice(1)])
    expect(await devices.find(child, other)).toBeNull();
});

test('a new sign-in keeps the value, and the cookie holds the last four accounts', async () => {
  const accounts = Array.from({ length: 5 }, () => randomUUID());
  let cookie: string | null = null;
  for (const account of accounts) cookie = await signIn(account, cookie);
  expect(cookie?.split('.')).toHaveLength(4);
  expect(await devices.find(accounts[0] ?? '', cookie)).toBeNull();
  const again = await signIn(accounts[1] ?? '', cookie);
  expect(again.split('.').toSorted()).toEqual(cookie?.split('.').toSorted());
});

test('an account keeps its ten most recent browsers', async () => {
  const account = randomUUID();
  const first = await signIn(account);
  const others: string[] = [];
  for (let count = 0; count < 10; count += 1) others.push(await signIn(account));
  expect(await devices.find(account, first)).toBeNull();
  expect(await devices.find(account, others[0] ?? '')).not.toBeNull();
});

test('all browsers can be forgotten, or all but one', async () => {
  const account = randomUUID();
  const [here, there] = [await signIn(account), await signIn(account)];
  await devices.forget(account, here);
  expect([await devices.find(account, here), await devices.find(account, there)]).toEqual([expect.any(String), null]);
  await devices.forget(account);
  expect(await devices.find(account, here)).toBeNull();
});

test('values are stored as hashes, and a browser that was not used for a long time is forgotten', async () => {
  const account = randomUUID();
  const cookie = await signIn(account);
  const { rows } = await database.pool.query<{ row: string }>('select d::text as row from known_devices.devices d');
  for (const { row } of rows) expect(row).not.toContain(Buffer.from(cookie).toString('hex'));
  await database.pool.query(
    `update known_devices.devices set seen_at = now() - interval '181 days' where account_id = $1`,
    [account],
  );
  expect(await devices.find(account, cookie)).toBeNull();
});
