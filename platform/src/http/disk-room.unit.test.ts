import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { watchDisks } from './disk-room.js';

const folder = join(tmpdir(), 'not', 'there', 'yet');
const FULL = 'A disk is full: a write was refused a moment ago, as the log says.';
const FAILING = 'A disk fails: it returned an error a moment ago, as the log says.';

test('a disk has no problem while enough bytes are free, also for a folder that does not exist yet', async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  expect(await watchDisks([tmpdir(), folder], { least: 1 }).problems()).toEqual([]);
  const [problem, ...others] = await watchDisks([folder], { least: blocks * bsize + 1 }).problems();
  expect(problem).toMatch(`The disk of ${folder} is full: less than `);
  expect(others).toEqual([]);
});

test('a disk that was full and one that failed are told apart, each for a while', async () => {
  const disks = watchDisks([], { remember: 50 });
  disks.failed('full');
  expect(await disks.problems()).toEqual([FULL]);
  await until(async () => expect(await disks.problems()).toEqual([]));
  disks.failed('failing');
  expect(await disks.problems()).toEqual([FAILING]);
  disks.failed('full');
  expect(await disks.problems()).toEqual([FULL, FAILING]);
});
