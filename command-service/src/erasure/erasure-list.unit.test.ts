import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openErasureList } from './erasure-list.js';

const [one, other] = ['0a1b0000-0000-4000-8000-000000000001', '0a1b0000-0000-4000-8000-000000000002'] as const;
let dir: string;
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'erasures-'))));
afterEach(() => rm(dir, { recursive: true }));
const open = () => openErasureList(join(dir, 'list', 'erasures'), () => new Date('2026-11-20T09:00:00.000Z'));

test('accounts stay on the list, each once, with ids and times only', async () => {
  expect(await open().all()).toEqual([]);
  await open().add(one);
  await open().add(other);
  await open().add(one);
  expect(await open().all()).toEqual([one, other]);
  const text = await readFile(join(dir, 'list', 'erasures'), 'utf8');
  expect(text.trim().split(/\n+/)).toEqual([`${one} 2026-11-20T09:00:00.000Z`, `${other} 2026-11-20T09:00:00.000Z`]);
});

test('a line that was cut off hides no other', async () => {
  await open().add(one);
  await appendFile(join(dir, 'list', 'erasures'), other.slice(0, 20));
  await open().add(other);
  expect(await open().all()).toEqual([one, other]);
});
