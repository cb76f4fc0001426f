import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import { createBucketHeads } from './bucket-heads.js';
import { createDiskHeads } from './disk-heads.js';
import type { HeadStore } from './head-store.js';

let folder: string;
let server: S3rver;
let stores: Record<'disk' | 'bucket', () => HeadStore>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'));
  server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') },
    configureBuckets: [{ name: 'heads', configs: [] }],
  });
  const { port } = await server.run();
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  stores = {
    disk: () => createDiskHeads(join(folder, 'integrity')),
    bucket: () =>
      createBucketHeads({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'heads', ...credentials }),
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const notes = [9, 10, 1200].map(
  (size) => `clinic.example\n${size}\nAAAA\n\n— clinic.example AAAAAAAA\n— other.example BBBBBBBB\n`,
);

test.each(['disk', 'bucket'] as const)(
  'heads on %s are returned as they were appended, after a restart too',
  async (kind) => {
    expect(await stores[kind]().readAll()).toEqual([]);
    for (const note of notes.slice(0, 2)) await stores[kind]().append(note, Number(note.split('\n')[1]));
    await stores[kind]().append(notes[2]!, 1200);
    expect(await stores[kind]().readAll()).toEqual(notes);
  },
);

test('the file of heads is readable by its owner only', async () => {
  expect((await stat(join(folder, 'integrity', 'heads'))).mode & 0o777).toBe(0o600);
});

test.each([0.3, 0.6, 0.9, 1].map((part) => [Math.floor(notes[1]!.length * part)]))(
  'a head of which a power failure left %s characters loses no later one',
  async (length) => {
    const dir = await mkdtemp(join(folder, 'torn-'));
    const heads = createDiskHeads(dir);
    await heads.append(notes[0]!, 9);
    await appendFile(join(dir, 'heads'), notes[1]!.slice(0, length));
    const whole = length === notes[1]!.length ? [notes[1]!.slice(0, length)] : [];
    await heads.append(notes[2]!, 1200);
    await heads.append(notes[2]!, 1200);
    expect(await heads.readAll()).toEqual([notes[0], ...whole, notes[2], notes[2]]);
  },
);
