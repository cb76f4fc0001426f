import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { prepareDataDir, requireFormat } from './data-dir.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rm(dir, { recursive: true }));
const file = () => join(dir, 'format');
const aLog = () => mkdir(join(dir, 'event-store'));

test('a data folder is created with those above it, for this user only', async () => {
  const inner = join(dir, 'of', 'anamnesis');
  expect(await prepareDataDir(inner)).toBe(await realpath(inner));
  expect((await stat(inner)).mode & 0o777).toBe(0o700);
  expect(await prepareDataDir(inner)).toBe(await realpath(inner));
});

test('where nothing can be created, the setting is named at once', async () => {
  const inFile = join(dir, 'file');
  await writeFile(inFile, '');
  for (const impossible of ['/proc/nowhere', '/proc/nowhere/else', join(inFile, 'folder')])
    await expect(prepareDataDir(impossible)).rejects.toThrow(
      `Nothing can be written to the data folder ${impossible}. Set DATA_DIR to another one.`,
    );
});

test('a new data folder is marked with its format, and accepted again', async () => {
  await requireFormat(dir);
  expect(await readFile(file(), 'utf8')).toBe('2\n');
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await aLog();
  await requireFormat(dir);
});

test('a first start that ended before the log was created can be repeated', async () => {
  await writeFile(join(dir, 'secrets.json'), '{}');
  await requireFormat(dir);
  expect(await readFile(file(), 'utf8')).toBe('2\n');
});

test('a folder with a log but without a format is rejected with instructions, and left unchanged', async () => {
  await aLog();
  const refusal =
    `The data folder ${dir} was created by an earlier version of Anamnesis and is incompatible with this one. ` +
    'Move the folder away to start over, or name another one with DATA_DIR.';
  await expect(requireFormat(dir)).rejects.toThrow(refusal);
  await expect(requireFormat(dir)).rejects.toThrow(refusal);
  expect(await readdir(dir)).toEqual(['event-store']);
});

test.each([
  ['1\n', 'an earlier version'],
  ['3\n', 'a newer version of Anamnesis. Start that one, or name another folder with DATA_DIR.'],
])('a folder of format %j is rejected: created by %s', async (format, why) => {
  await writeFile(file(), format);
  await expect(requireFormat(dir)).rejects.toThrow(why);
});
