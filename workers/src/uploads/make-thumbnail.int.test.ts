import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, afterAll, beforeEach, expect, test } from '@jest/globals';
import { THUMBNAIL_EDGE } from '@anamnesis/contracts/uploads/constants';
import { thumbnailJob } from '@anamnesis/contracts/uploads/jobs';
import { OverLimit } from '@anamnesis/platform/apart/apart-ended';
import { type TestFiles, testFiles } from '@anamnesis/platform/files/testing/test-files';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createQueue, type JobQueue } from '@anamnesis/platform/queue/queue';
import { runJobs, type RunningJobs } from '@anamnesis/platform/queue/worker';
import { until } from '@anamnesis/platform/testing/until';
import { makeThumbnail, type MadeThumbnail } from './make-thumbnail.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let files: TestFiles;
let queue: JobQueue;
let jobs: RunningJobs;
const made: MadeThumbnail[] = [];
let refuseFirst = false;
let attempts = 0;

beforeAll(async () => void (files = await testFiles()));
afterAll(() => files.close());
beforeEach(() => {
  made.length = 0;
  attempts = 0;
  refuseFirst = false;
  const options = { logger: silentLogger, prefix: `thumbnails-${randomUUID()}:` };
  queue = createQueue(redisUrl, options);
  const record = (thumbnail: MadeThumbnail) => {
    attempts += 1;
    if (refuseFirst && attempts === 1) return Promise.reject(new Error('the service is away'));
    made.push(thumbnail);
    return Promise.resolve();
  };
  jobs = runJobs(redisUrl, [makeThumbnail({ files: files.store, made: record })], options);
});
afterEach(async () => {
  await jobs.close();
  await queue.close();
});

async function ask(bytes: Buffer, mediaType: string): Promise<string> {
  const file = await files.store.put('meera', { bytes, mediaType });
  await queue.add(thumbnailJob, { subject: 'meera', file, about: 'entry' }, { id: randomUUID() });
  return file;
}
const thumbnailFor = (id: string) => files.store.open({ subject: 'meera', id, edge: THUMBNAIL_EDGE });

test('a picture gets a small WebP beside it, which is reported, again after a failed report', async () => {
  refuseFirst = true;
  const file = await ask(PNG, 'image/png');
  await until(async () => expect(made).toHaveLength(1));
  const thumbnail = await thumbnailFor(file);
  expect(thumbnail?.mediaType).toBe('image/webp');
  const bytes = await buffer(thumbnail!.read());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(made).toEqual([{ subject: 'meera', file, about: 'entry', size: bytes.length }]);
});

test('damaged documents get none and are not tried again', async () => {
  const damaged = await ask(Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(60)]), 'image/png');
  const empty = await ask(Buffer.from('%PDF-1.7\n'), 'application/pdf');
  const file = await ask(Buffer.concat([PNG, Buffer.from('another')]), 'image/png');
  await until(async () => expect(made.map((each) => each.file)).toEqual([file]));
  expect([await thumbnailFor(damaged), await thumbnailFor(empty)]).toEqual([null, null]);
});

test('of a picture that a busy machine, or one that stops, does not draw it is made later', async () => {
  const file = await files.store.put('meera', { bytes: PNG, mediaType: 'image/png' });
  const endOf = (stopping: AbortSignal) =>
    makeThumbnail({
      files: files.store,
      made: () => Promise.resolve(),
      draw: () => Promise.reject(new OverLimit('clock')),
    }).run(
      { subject: 'meera', file, about: 'entry' },
      { id: 'one', attempt: 1, lastAttempt: false, blockedBefore: false, stopping },
    );
  await expect(endOf(new AbortController().signal)).rejects.toMatchObject({ name: 'Retry', after: 600_000 });
  await expect(endOf(AbortSignal.abort())).rejects.toMatchObject({ name: 'Later' });
});

test('of a document whose drawing has blocked its process until the job was lost is given up with words', async () => {
  const DIED_AFTER = 1_000;
  const said: unknown[] = [];
  const logger = { ...silentLogger, warn: () => undefined, info: (facts: object) => void said.push(facts) };
  const options = { logger, prefix: `blocked-${randomUUID()}:` };
  let draws = 0;
  const draw = () => {
    draws += 1;
    // Longer than the lock lasts.
    for (const ends = performance.now() + 2.5 * DIED_AFTER; performance.now() < ends;);
    return Promise.reject(new Error('the job is lost'));
  };
  const ownQueue = createQueue(redisUrl, options);
  const job = makeThumbnail({ files: files.store, made: () => Promise.resolve(), draw });
  const blocking = runJobs(redisUrl, [job], { ...options, diedAfter: DIED_AFTER });
  try {
    const file = await files.store.put('meera', { bytes: PNG, mediaType: 'image/png' });
    await ownQueue.add(thumbnailJob, { subject: 'meera', file, about: 'entry' }, { id: 'one' });
    await until(async () =>
      expect(said).toMatchObject([{ id: 'one', reason: 'drawing the document has blocked its process' }]),
    );
    expect(draws).toBe(1);
  } finally {
    await blocking.close();
    await ownQueue.close();
  }
});
