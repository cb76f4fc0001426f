import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { openKeyVault } from './key-vault.js';

const NOT_ITS_KEY = /^VAULT_KEY is not the key of this database's vault/;
const key = randomBytes(32);
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => void (database = await testDatabase()));
afterEach(() => database.close());

test('a vault, even an empty one, opens only with the key it was created with', async () => {
  await openKeyVault(database.pool, key);
  await expect(openKeyVault(database.pool, randomBytes(32))).rejects.toThrow(NOT_ITS_KEY);
  const made = await (await openKeyVault(database.pool, key)).keyFor('patient-1');
  expect(await (await openKeyVault(database.pool, key)).keyFor('patient-1')).toEqual(made);
});

test('of two processes that open a new vault at once with different keys, one is refused', async () => {
  const opened = await Promise.allSettled([key, randomBytes(32)].map((each) => openKeyVault(database.pool, each)));
  const refused = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('VAULT_KEY is not the key')]);
});

test('a vault of an earlier release, without a check value, is checked by one of its keys', async () => {
  await (await openKeyVault(database.pool, key)).keyFor('patient-1');
  await database.pool.query('delete from vault.key_check');
  await expect(openKeyVault(database.pool, randomBytes(32))).rejects.toThrow(NOT_ITS_KEY);
  await openKeyVault(database.pool, key);
  await database.pool.query('delete from vault.subject_keys');
  await expect(openKeyVault(database.pool, randomBytes(32))).rejects.toThrow(NOT_ITS_KEY);
});

test('a key of another length is refused', async () => {
  await expect(openKeyVault(database.pool, randomBytes(16))).rejects.toThrow('VAULT_KEY must be 32 bytes');
});

test('subjects who are barred never get a key, and those who have one are named', async () => {
  const vault = await openKeyVault(database.pool, key);
  const made = await vault.keyFor('patient-1');
  expect(await vault.bar(['patient-1', 'patient-2'])).toEqual(['patient-1']);
  expect(await vault.keyFor('patient-2')).toBeNull();
  expect(await (await openKeyVault(database.pool, key)).keyFor('patient-1')).toEqual(made);
  await vault.destroy('patient-1');
  expect(await vault.bar(['patient-1', 'patient-2'])).toEqual([]);
});

test('a key is trusted from when it was asked for, however late the answer came', async () => {
  let time = 0;
  const slow = new Proxy(database.pool, {
    get: (pool, name) =>
      name === 'query'
        ? async (...args: Parameters<typeof pool.query>) => {
            const answer: unknown = await pool.query(...args);
            time += 61_000;
            return answer;
          }
        : (Reflect.get(pool, name) as unknown),
  });
  await (await openKeyVault(database.pool, key)).keyFor('patient-1');
  const vault = await openKeyVault(slow, key, () => time);
  expect(await vault.keyFor('patient-1')).not.toBeNull();
  expect(vault.trusts('patient-1')).toBe(false);
  await vault.keysOf(['patient-1']);
  expect(vault.trusts('patient-1')).toBe(false);
});
