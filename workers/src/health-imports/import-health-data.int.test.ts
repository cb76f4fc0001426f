import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { importHealthDataJob } from '@anamnesis/contracts/health-imports/jobs';
import { recordHealthDays, reportHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { type TestFiles, testFiles } from '@anamnesis/platform/files/testing/test-files';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createQueue, type JobQueue } from '@anamnesis/platform/queue/queue';
import { runJobs, type RunningJobs } from '@anamnesis/platform/queue/worker';
import { until } from '@anamnesis/platform/testing/until';
import { CommandRefused } from '../command-client.js';
import { importHealthData } from './import-health-data.js';
import { zipOf } from './testing/exports.js';
import { databaseOf, HEALTH_CONNECT_TABLES, rowOf } from './testing/health-connect-file.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const params = { patientId: randomUUID(), importId: randomUUID() };
let files: TestFiles;
let options: { logger: typeof silentLogger; prefix: string; diedAfter?: number };
let queue: JobQueue;
const running: RunningJobs[] = [];

/** What took effect: the ids of commands, with what was reported. A repeated command has none, as in the command-service. */
const effects = new Map<string, unknown>();
/** Called before each command. */
let before: (sent: { body: unknown; count: number }) => Promise<void> = () => Promise.resolve();
let sent = 0;

beforeAll(async () => void (files = await testFiles()));
afterAll(() => files.close());
beforeEach(() => {
  effects.clear();
  sent = 0;
  before = () => Promise.resolve();
  options = { logger: silentLogger, prefix: `imports-${randomUUID()}:` };
  queue = createQueue(redisUrl, options);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.close()));
  await queue.close();
});

/** A process of the workers. */
function start(): RunningJobs {
  const job = importHealthData({
    commands: {
      send: async (route, call, commandId) => {
        const { body } = call as unknown as { body: { outcome?: { type: string } } };
        sent += 1;
        await before({ body, count: sent });
        if (body.outcome?.type !== 'goesOn') effects.set(commandId, [route.name, body]);
        return { success: true } as never;
      },
    },
    files: files.store,
    bus: { publish: () => Promise.resolve() },
    logger: silentLogger,
    clock: () => new Date(),
    timeZone: 'Asia/Kolkata',
  });
  const jobs = runJobs(redisUrl, [job], options);
  running.push(jobs);
  return jobs;
}

/** 250 days of a CSV file, which are recorded with three commands. */
const DAYS = 250;
const csv = [
  'date,steps',
  ...Array.from(
    { length: DAYS },
    (_, day) => `${new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)},${day}`,
  ),
].join('\n');

async function give(content: string | Buffer) {
  const file = await files.store.put(params.patientId, { bytes: Buffer.from(content), mediaType: 'text/csv' });
  await queue.add(importHealthDataJob, { ...params, file }, { id: randomUUID() });
  return { exists: async () => (await files.store.open({ subject: params.patientId, id: file })) !== null };
}
const named = (name: string) => [...effects.values()].filter((each) => (each as [string])[0] === name);
const recordedDays = () =>
  named(recordHealthDays.name).flatMap((each) =>
    (each as [string, { days: readonly { day: string }[] }])[1].days.map(({ day }) => day),
  );

test('an import whose process stops is taken over, and no day is entered twice', async () => {
  let breakOff = () => {};
  const unanswered = new Promise<void>((resolve) => {
    before = async ({ body }) => {
      // The second command of days is not answered any more.
      if (!('days' in (body as object)) || named(recordHealthDays.name).length < 1) return;
      resolve();
      await new Promise((_, reject) => (breakOff = () => reject(new Error('away'))));
    };
  });
  const first = start();
  const { exists } = await give(csv);
  await unanswered;
  const closed = first.close();
  breakOff();
  await closed;
  expect(named(recordHealthDays.name)).toHaveLength(1);
  before = () => Promise.resolve();
  start();
  await until(async () => expect(named(reportHealthImport.name)).toHaveLength(1));
  expect(recordedDays()).toHaveLength(DAYS);
  expect(new Set(recordedDays()).size).toBe(DAYS);
  expect(named(reportHealthImport.name)).toMatchObject([
    [reportHealthImport.name, { outcome: { type: 'finished', days: DAYS, samples: DAYS, from: '2025-01-01' } }],
  ]);
  expect(await exists()).toBe(true);
});

test('an import whose days are refused as they are ends at once, with a reason about the file', async () => {
  before = ({ body }) =>
    'days' in (body as object) ? Promise.reject(new CommandRefused(400, 'INPUT_INVALID')) : Promise.resolve();
  start();
  await give(csv);
  await until(async () => expect(named(reportHealthImport.name)).toHaveLength(1));
  expect(named(reportHealthImport.name)).toMatchObject([
    [reportHealthImport.name, { outcome: { type: 'failed', reason: 'damaged' } }],
  ]);
});

test('a small import does not wait for a large one', async () => {
  const isBig = (body: unknown) => 'days' in (body as object) && (body as { days: unknown[] }).days.length > 1;
  let release = () => {};
  const big = new Promise<void>((resolve) => (release = resolve));
  before = ({ body }) => (isBig(body) ? big : Promise.resolve());
  start();
  await give(csv);
  await give('date,steps\n2025-01-01,7');
  await until(async () => expect(recordedDays()).toEqual(['2025-01-01']));
  release();
  await until(async () => expect(recordedDays()).toHaveLength(DAYS + 1));
});

test('a cancelled import records nothing more, and its file is removed', async () => {
  before = ({ body }) =>
    'days' in (body as object) && named(recordHealthDays.name).length === 1
      ? Promise.reject(new CommandRefused(409, 'HEALTH_IMPORT_CANCELLED'))
      : Promise.resolve();
  start();
  const { exists } = await give(csv);
  await until(async () => expect(await exists()).toBe(false));
  expect(named(recordHealthDays.name)).toHaveLength(1);
  expect(named(reportHealthImport.name)).toEqual([]);
});

test('an import whose work has blocked its process until the job was lost is given up with words', async () => {
  options = { ...options, diedAfter: 1_000 };
  before = async ({ count }) => {
    if (count > 1) return;
    // Longer than the lock lasts.
    for (const ends = performance.now() + 2_500; performance.now() < ends;);
    throw new CommandRefused(409, 'HEALTH_IMPORT_OVER');
  };
  start();
  const { exists } = await give(csv);
  await until(async () => expect(named(reportHealthImport.name)).toHaveLength(1));
  expect(named(reportHealthImport.name)).toMatchObject([
    [reportHealthImport.name, { outcome: { type: 'failed', reason: 'tooMuchWork' } }],
  ]);
  expect(recordedDays()).toEqual([]);
  await until(async () => expect(await exists()).toBe(false));
});

test('a file that is no export is reported with its reason and removed', async () => {
  start();
  const { exists } = await give('Dear diary');
  await until(async () => expect(await exists()).toBe(false));
  expect(named(reportHealthImport.name)).toMatchObject([
    [reportHealthImport.name, { outcome: { type: 'failed', reason: 'unsupported' } }],
  ]);
});

const healthConnect = async () =>
  zipOf({
    'health_connect_export.db': await databaseOf(
      HEALTH_CONNECT_TABLES,
      "INSERT INTO application_info_table (package_name, app_name) VALUES ('com.fitbit.FitbitMobile', 'Fitbit')",
      rowOf('steps_record_table', { start: '2025-03-01T02:00:00Z', count: 1_200 }),
    ),
  });
const googleFit = async () =>
  zipOf({
    'Takeout/Fit/All Sessions/2025-02-28T22_30_00+05_30_SLEEP.json':
      '{"fitnessActivity": "sleep", "startTime": "2025-02-28T17:00:00Z", "endTime": "2025-02-28T23:00:00Z"}',
  });
test.each([
  { kind: 'Health Connect', content: healthConnect, sourceName: 'Fitbit', measures: { steps: 1_200 } },
  { kind: 'Google Fit', content: googleFit, sourceName: 'Google Fit', measures: { sleep: 6 } },
])(
  'the archive of $kind is read from its encrypted file, and its day recorded',
  async ({ content, sourceName, measures }) => {
    start();
    await give(await content());
    await until(async () => expect(named(reportHealthImport.name)).toHaveLength(1));
    expect(named(reportHealthImport.name)).toMatchObject([
      [reportHealthImport.name, { outcome: { type: 'finished' } }],
    ]);
    expect(named(recordHealthDays.name)).toMatchObject([
      [recordHealthDays.name, { sourceName, days: [{ day: '2025-03-01', measures }] }],
    ]);
  },
);
