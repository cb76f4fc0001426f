import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkpointText, formatCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { createDiskHeads } from '@anamnesis/platform/integrity/disk-heads';
import { logKeyFrom } from '@anamnesis/platform/integrity/log-key';
import { copyHeads, headWords, lacksHeads, newestHead } from './heads-copy.js';

const key = logKeyFrom('clinic.example/log', randomBytes(32));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-copy-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A folder with heads of these sizes. */
async function withHeads(name: string, ...sizes: readonly number[]): Promise<string> {
  const heads = createDiskHeads(join(folder, name));
  for (const size of sizes) {
    const head = {
      ...{ origin: key.key.name, size, root: Buffer.alloc(32, size), position: String(size), signers: [] },
      signedAt: '2026-05-01T10:00:00.000Z',
    };
    await heads.append(formatCheckpoint(head, [key.sign(checkpointText(head))]), size);
  }
  return join(folder, name);
}

test('heads are copied, and the newest is named', async () => {
  const from = await withHeads('from', 3, 5);
  const to = join(folder, 'to');
  await copyHeads(from, to);
  expect(await createDiskHeads(to).readAll()).toEqual(await createDiskHeads(from).readAll());
  const newest = await newestHead(to);
  expect(headWords(newest!)).toBe(
    'the newest of clinic.example/log covers 5 events and was signed 2026-05-01T10:00:00.000Z',
  );
});

test('a log without heads has none to copy', async () => {
  const none = join(folder, 'none');
  await copyHeads(none, join(folder, 'still-none'));
  expect(await newestHead(join(folder, 'still-none'))).toBeNull();
});

test('brought heads stay if they continue those of the backup, and others are refused', async () => {
  const backup = await withHeads('backup', 3, 5);
  expect(await lacksHeads(join(folder, 'empty'), backup)).toBe(true);
  expect(await lacksHeads(await withHeads('later', 3, 5, 8), backup)).toBe(false);
  for (const other of [await withHeads('earlier', 3), await withHeads('foreign', 4, 5, 8)])
    await expect(lacksHeads(other, backup)).rejects.toThrow('do not continue those of the backup');
});
