import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { watchDisks } from './disk-room.js';

const folder = join(tmpdir(), 'not', 'there', 'yet');

test('a disk has space while enough bytes are free, also for a folder that does not exist yet', async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  expect(await watchDisks([tmpdir(), folder], { least: 1 }).hasRoom()).toBe(true);
  expect(await watchDisks([folder], { least: blocks * bsize + 1 }).hasRoom()).toBe(false);
});

test('a write that failed for lack of space counts for a while', async () => {
  const disks = watchDisks([], { remember: 50 });
  expect(await disks.hasRoom()).toBe(true);
  disks.refused();
  expect(await disks.hasRoom()).toBe(false);
  await until(async () => expect(await disks.hasRoom()).toBe(true));
});
