import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import { createFileStore, type FileStore } from './file-store.js';
import { createS3Blobs, type S3Options } from './s3-blobs.js';
import { createSpool } from './spool.js';
import { fileStoreContract } from './testing/file-store-contract.js';
import { type TestFiles, testFiles } from './testing/test-files.js';

const Bucket = 'files';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let folder: string;
let server: S3rver;
let options: S3Options;
let files: TestFiles;
let blobs: ReturnType<typeof createS3Blobs>;
let store: FileStore;
let raw: S3Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: Bucket, configs: [] }],
  });
  const { port } = await server.run();
  options = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: Bucket, ...credentials };
  files = await testFiles();
  blobs = createS3Blobs(options);
  store = createFileStore(blobs, createSpool(files.arriving), await files.vault());
  raw = new S3Client({
    endpoint: options.endpoint!,
    region: options.region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
});
afterAll(async () => {
  blobs.close();
  raw.destroy();
  await server.close();
  await files.close();
  await rm(folder, { recursive: true });
});

fileStoreContract(
  'S3',
  () => store,
  () => ({
    names: async () => [
      ...((await raw.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key }) => Key!),
      ...(await readdir(files.arriving)),
    ],
    read: async (Key) => {
      const { Body } = await raw.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from(await Body!.transformToByteArray());
    },
    write: async (Key, Body) => void (await raw.send(new PutObjectCommand({ Bucket, Key, Body }))),
    erase: async (subject) => {
      await files.pool.query('update vault.subject_keys set wrapped = null where subject = $1', [subject]);
      return createFileStore(blobs, createSpool(files.arriving), await files.vault());
    },
  }),
);

test('a file of a bucket has no place on this machine', async () => {
  const id = await store.put('meera', { bytes: Buffer.from('far away'), mediaType: 'text/plain' });
  expect((await store.open({ subject: 'meera', id }))?.sealed).toBeNull();
});

test('a missing bucket is an error, not a missing file', async () => {
  const lost = createS3Blobs({ ...options, bucket: 'nowhere' });
  await expect(lost.read('meera/file', 0, 10)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  lost.close();
});
