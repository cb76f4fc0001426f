import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import { createS3FileStore, type S3Options } from './s3-file-store.js';
import { fileStoreContract } from './testing/file-store-contract.js';

const bucket = 'files';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let folder: string;
let server: S3rver;
let options: S3Options;
let store: ReturnType<typeof createS3FileStore>;
let raw: S3Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  options = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, ...credentials };
  store = createS3FileStore(options);
  raw = new S3Client({
    endpoint: options.endpoint!,
    region: options.region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
});
afterAll(async () => {
  store.close();
  raw.destroy();
  await server.close();
  await rm(folder, { recursive: true });
});

fileStoreContract(
  'S3',
  () => store,
  async (hash) => {
    await raw.send(new PutObjectCommand({ Bucket: bucket, Key: hash, Body: Buffer.from('another') }));
  },
);

test('a bucket there is not is told, not taken for a missing file', async () => {
  const lost = createS3FileStore({ ...options, bucket: 'nowhere' });
  await expect(lost.get('0'.repeat(64))).rejects.toMatchObject({ name: 'NoSuchBucket' });
  lost.close();
});
