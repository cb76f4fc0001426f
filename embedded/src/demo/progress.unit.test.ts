import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { progressIn } from './progress.js';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'progress-'))));
afterEach(() => rm(dir, { recursive: true }));

test('the next start does no step again that is done, has its result, and knows when the first one began', async () => {
  const file = join(dir, 'progress.json');
  const did: string[] = [];
  const doing = (name: string, result?: object) => async () => {
    did.push(name);
    return result;
  };
  const first = await progressIn(file);
  await Promise.all([
    first.once('sharing', doing('sharing', { linkId: 'link' })),
    first.once('visits', doing('visits')),
    expect(first.once('hours', () => Promise.reject(new Error('interrupted')))).rejects.toThrow('interrupted'),
  ]);

  const next = await progressIn(file);
  expect(next.begunAt).toEqual(first.begunAt);
  expect(await next.once('sharing', doing('sharing again'))).toEqual({ linkId: 'link' });
  await next.once('visits', doing('visits again'));
  await next.once('hours', doing('hours'));
  expect(did).toEqual(['sharing', 'visits', 'hours']);
});
