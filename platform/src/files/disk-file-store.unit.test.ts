import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import { fileStoreContract } from './testing/file-store-contract.js';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  store = createDiskFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

fileStoreContract(
  'disk',
  () => store,
  (hash) => writeFile(join(folder, hash.slice(0, 2), hash.slice(2)), 'another'),
);

test('nothing unfinished is left lying about', async () => {
  await store.put({ bytes: Buffer.from('once'), mediaType: 'text/plain' });
  const names = await readdir(folder, { recursive: true });
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a folder that can not be written to is told, not swallowed', async () => {
  const blocked = join(folder, 'a-file');
  await writeFile(blocked, '');
  await expect(
    createDiskFileStore(blocked).put({ bytes: Buffer.from('x'), mediaType: 'text/plain' }),
  ).rejects.toThrow();
});
