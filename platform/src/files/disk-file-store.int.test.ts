import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDiskBlobs } from './disk-blobs.js';
import { createFileStore } from './file-store.js';
import { readSealed } from './sealed-file.js';
import { readPlainFiles } from './plain-files.js';
import { createSpool } from './spool.js';
import { fileStoreContract } from './testing/file-store-contract.js';
import { type TestFiles, testFiles } from './testing/test-files.js';

let files: TestFiles;
beforeAll(async () => void (files = await testFiles()));
afterAll(() => files.close());

const names = async () => (await readdir(files.folder, { recursive: true })).toSorted();

fileStoreContract(
  'disk',
  () => files.store,
  () => ({
    names,
    read: (name) => readFile(join(files.folder, name)),
    write: (name, bytes) => writeFile(join(files.folder, name), bytes),
    erase: async (subject) => {
      await files.pool.query('update vault.subject_keys set wrapped = null where subject = $1', [subject]);
      return createFileStore(createDiskBlobs(files.folder), createSpool(files.arriving), await files.vault());
    },
  }),
);

test('no temporary file remains', async () => {
  await files.store.put('meera', { bytes: Buffer.from('once'), mediaType: 'text/plain' });
  expect(await readdir(files.arriving)).toEqual([]);
});

test('an incoming file is encrypted on disk', async () => {
  const arrival = files.store.receive();
  arrival.writable.end('told in confidence '.repeat(10_000));
  await finished(arrival.writable);
  const [name] = await readdir(files.arriving);
  expect((await readFile(join(files.arriving, name!))).includes('confidence')).toBe(false);
  expect(String(await buffer(arrival.read()))).toBe('told in confidence '.repeat(10_000));
  await arrival.drop();
});

test('another process can read a file by its place and its own key, and notices that it was modified', async () => {
  const content = randomBytes(200_000);
  const id = await files.store.put('meera', { bytes: content, mediaType: 'text/plain' });
  const { sealed } = (await files.store.open({ subject: 'meera', id }))!;
  expect((await buffer(readSealed(sealed!))).equals(content)).toBe(true);
  const range = { start: 65_000, end: 140_000 };
  expect((await buffer(readSealed(sealed!, range))).equals(content.subarray(65_000, 140_001))).toBe(true);
  const stored = await readFile(sealed!.path);
  await writeFile(sealed!.path, stored.fill(7, 70_000, 70_001));
  await expect(buffer(readSealed(sealed!))).rejects.toThrow('authenticate');
  await files.store.remove({ subject: 'meera', id });
  await expect(buffer(readSealed(sealed!))).rejects.toThrow('ENOENT');
});

test('files that a dead process left are removed by the next one, but not incoming files of other processes', async () => {
  const folder = join(files.folder, 'of-two-processes');
  await mkdir(folder);
  for (const name of ['left', 'arriving']) await writeFile(join(folder, name), 'x');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(folder, 'left'), longAgo, longAgo);
  const arrival = createSpool(folder).receive();
  arrival.writable.end('new');
  await finished(arrival.writable);
  await arrival.drop();
  expect(await readdir(folder)).toEqual(['arriving']);
});

test('when incoming files exceed the limit, further ones are refused until one is finished', async () => {
  const spool = createSpool(files.arriving, 1000);
  const [first, second] = [spool.receive(), spool.receive()];
  first.writable.end(Buffer.alloc(800));
  await finished(first.writable);
  second.writable.end(Buffer.alloc(300));
  await expect(finished(second.writable)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all([first.drop(), second.drop()]);
  const third = spool.receive();
  third.writable.end(Buffer.alloc(1000));
  await finished(third.writable);
  await third.drop();
});

test('an unwritable folder is reported', async () => {
  const blocked = join(files.folder, 'a-file');
  await writeFile(blocked, '');
  const store = createFileStore(createDiskBlobs(blocked), createSpool(join(blocked, 'arriving')), await files.vault());
  await expect(store.put('meera', { bytes: Buffer.from('x'), mediaType: 'text/plain' })).rejects.toThrow('ENOTDIR');
});

test('a file from before encryption is readable under its subject, but not after it was modified', async () => {
  const content = Buffer.from('an old report');
  const id = createHash('sha256').update(content).digest('hex');
  const folder = join(files.folder, id.slice(0, 2));
  await mkdir(folder);
  await writeFile(join(folder, id.slice(2)), content);
  await writeFile(join(folder, `${id.slice(2)}.type`), 'application/pdf');
  const vault = await files.vault();
  await vault.keyFor('meera');
  const store = createFileStore(
    createDiskBlobs(files.folder),
    createSpool(files.arriving),
    vault,
    readPlainFiles(files.folder),
  );
  const file = await store.open({ subject: 'meera', id, edge: 96 });
  expect(file).toMatchObject({ size: content.length, mediaType: 'application/pdf', sealed: null });
  expect(String(await buffer(file!.read()))).toBe('an old report');
  expect(String(await buffer(file!.read({ start: 3, end: 5 })))).toBe('old');
  expect(await store.open({ subject: 'meera', id, part: 'reading-1' })).toBeNull();
  expect(await store.open({ subject: 'nobody', id })).toBeNull();
  await writeFile(join(folder, id.slice(2)), 'another');
  await expect(store.open({ subject: 'meera', id })).rejects.toThrow('cannot be read');
});
