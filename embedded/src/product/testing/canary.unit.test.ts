import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesWith } from './canary.js';

test('a search that cannot look does not count as one that found nothing', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'canary-'));
  await writeFile(join(dir, 'file'), Buffer.concat([Buffer.from([0, 255]), Buffer.from('a ZQword here')]));
  expect(await filesWith(dir, 'zqWord')).toEqual([join(dir, 'file')]);
  expect(await filesWith(dir, 'other')).toEqual([]);
  await expect(filesWith(join(dir, 'missing'), 'zqword')).rejects.toThrow('ENOENT');
  await rm(dir, { recursive: true });
});
