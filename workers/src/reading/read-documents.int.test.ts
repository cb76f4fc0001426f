import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer, json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { picturePart, READER, readingPart } from '@anamnesis/contracts/reading/constants';
import { documentReading } from '@anamnesis/contracts/reading/document-reading';
import { readDocumentJob } from '@anamnesis/contracts/reading/jobs';
import type { PageText } from '@anamnesis/contracts/uploads/page-text';
import { reportReading } from '@anamnesis/contracts/reading/routes';
import { type TestFiles, testFiles } from '@anamnesis/platform/files/testing/test-files';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createQueue, type JobQueue } from '@anamnesis/platform/queue/queue';
import { runJobs, type RunningJobs } from '@anamnesis/platform/queue/worker';
import { DocumentUnreadable, ReaderEnded, RecognitionNeeded } from '@anamnesis/platform/reading/read-document';
import { until } from '@anamnesis/platform/testing/until';
import { CommandRefused } from '../command-client.js';
import { planReading } from './plan-reading.js';
import type { ReadAndUnderstand } from './read-and-understand.js';
import { readDocuments } from './read-documents.js';
import { scansAtOnce } from './readings-at-once.js';
import { understood } from './understood.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const patientId = randomUUID();
const DIED_AFTER = 1_000;

/** A page with the words of a line. */
const pageOf = (page: number, line: string): PageText => ({
  ...{ page, aspect: 0.7, method: page === 1 ? 'text' : 'ocr' },
  words: line.split(' ').map((text, index) => ({
    ...{ text, confidence: 100 },
    box: { left: 0.1 + index * 0.12, top: 0.2, width: 0.1, height: 0.02 },
  })),
});
const pages = [pageOf(1, 'Haemoglobin 13.2 g/dL'), pageOf(2, 'Patient Name: Asha')].map((text) => ({
  ...{ text, picture: Buffer.from(`picture ${text.page}`) },
}));
const readAll: ReadAndUnderstand = async (_content, _type, { onPage } = {}) => {
  for (const { text } of pages) onPage?.(text.page, pages.length);
  return { pages, truncated: true, found: understood(pages.map(({ text }) => text)) };
};

let files: TestFiles;
let options: { logger: typeof silentLogger; prefix: string; diedAfter: number };
let queue: JobQueue;
let jobs: RunningJobs | null = null;
/** What was sent and published, and the errors that the next commands fail with. */
const reports: unknown[] = [];
const commandIds: string[] = [];
const published: unknown[] = [];
const failures: (Error | null)[] = [];
const logged: unknown[] = [];
let engine: ReadAndUnderstand = readAll;
let reads = 0;

beforeAll(async () => void (files = await testFiles()));
afterAll(() => files.close());
beforeEach(() => {
  for (const list of [reports, commandIds, published, failures, logged]) list.length = 0;
  engine = readAll;
  reads = 0;
  options = { logger: silentLogger, prefix: `readings-${randomUUID()}:`, diedAfter: DIED_AFTER };
  queue = createQueue(redisUrl, options);
});
afterEach(async () => {
  await jobs?.close();
  jobs = null;
  await queue.close();
});

function work(): void {
  const runners = readDocuments({
    commands: {
      async send(route, call, commandId) {
        expect(route).toBe(reportReading);
        const failure = failures.shift();
        if (failure) throw failure;
        reports.push((call as { body: { outcome: unknown } }).body.outcome);
        commandIds.push(commandId);
        return undefined as never;
      },
    },
    files: files.store,
    bus: { publish: async (_topic, messages) => void published.push(...messages.map(({ value }) => value)) },
    queue,
    readDocument: (...call) => ((reads += 1), engine(...call)),
    logger: {
      warn: (...line: unknown[]) => void logged.push(line),
      error: (...line: unknown[]) => void logged.push(line),
    } as unknown as typeof silentLogger,
    clock: () => new Date('2026-11-20T08:00:00.000Z'),
  });
  jobs = runJobs(redisUrl, runners, options);
}

/** Stores a document and requests its reading by an event. */
async function request(content: string, entry = randomUUID(), attempts?: number) {
  const file = await files.store.put(patientId, { bytes: Buffer.from(content), mediaType: 'application/pdf' });
  const documentId = entry;
  const eventId = randomUUID();
  if (attempts === undefined)
    await planReading(queue).handle({
      ...{ key: documentId, id: eventId, attempt: 1 },
      value: {
        ...{ eventId, type: 'DocumentReadingRequested', position: '1', recordedAt: '2026-11-20T08:00:00.000Z' },
        ...{ patientId, documentId, file },
      },
    });
  else await queue.add({ ...readDocumentJob, attempts }, { patientId, documentId, file }, { id: eventId });
  return { file, documentId };
}
const partOf = (file: string, part: string) => files.store.open({ subject: patientId, id: file, part });
const started = { type: 'started' };
const extracted = {
  ...{ type: 'extracted', method: 'ocr', pages: 2, truncated: true, values: 1, toCheck: 0, reader: READER },
};

test('text, values, names and pictures are stored beside the document, pages are published as they are read, and the counts are reported', async () => {
  work();
  const { file, documentId } = await request('a blood count');
  await until(async () => expect(reports).toEqual([started, extracted]));
  const reading = documentReading.parse(await json((await partOf(file, readingPart))!.read()));
  expect(reading.text).toContain('Haemoglobin 13.2 g/dL');
  expect(reading.values.map(({ test: name, value, page }) => [name, value, page])).toEqual([['hb', 13.2, 1]]);
  expect(reading.pages).toEqual([
    { page: 1, aspect: 0.7, method: 'text' },
    { page: 2, aspect: 0.7, method: 'ocr' },
  ]);
  expect(reading.patients).toEqual([{ name: 'Asha', page: 2 }]);
  const picture = await partOf(file, picturePart(2));
  expect([picture?.mediaType, String(await buffer(picture!.read()))]).toEqual(['image/webp', 'picture 2']);
  const at = '2026-11-20T08:00:00.000Z';
  expect(published).toEqual([1, 2].map((page) => ({ patientId, documentId, at, page, pages: 2 })));
});

test('a document with the same content is not read again, also after a failed report', async () => {
  failures.push(null, new Error('the service is away'));
  work();
  await request('the same content');
  await until(async () => expect(reports).toEqual([started, started, extracted]));
  await request('the same content');
  await until(async () => expect(reports).toHaveLength(5));
  expect([reports.at(-1), reads]).toEqual([extracted, 1]);
  // A repeated report is one command; that of another job is another.
  expect(new Set(commandIds).size).toBe(4);
});

const whatReadersSay = ['encrypted', 'damaged', 'tooLarge', 'timedOut', 'unsupported'] as const;
test.each(whatReadersSay)('a document that is %s is reported and logged once, and not tried again', async (reason) => {
  engine = () => Promise.reject(new DocumentUnreadable(reason));
  work();
  const { file, documentId } = await request(`unreadable: ${reason}`);
  await until(async () => expect(reports.at(-1)).toEqual({ type: 'failed', reason, reader: READER }));
  expect(logged).toEqual([[{ documentId, reason }, 'A document cannot be read']]);
  engine = readAll;
  await request(`another after ${reason}`);
  await until(async () => expect(reports.at(-1)).toEqual(extracted));
  // A text that takes long gets more time, in the queue of documents that take long.
  expect([reads, await partOf(file, readingPart)]).toEqual([reason === 'timedOut' ? 3 : 2, null]);
});

const interrupted = { type: 'failed', reason: 'interrupted', reader: READER };

test('any other failure is tried again, and the last one is reported as an interruption', async () => {
  engine = () => Promise.reject(new Error('no memory'));
  work();
  await request('hopeless', randomUUID(), 2);
  await until(async () => expect(reports).toEqual([started, started, interrupted]));
  expect(reads).toBe(2);
});

test('a document whose reader died is read again', async () => {
  engine = (...call) => (reads === 1 ? Promise.reject(new ReaderEnded('SIGKILL')) : readAll(...call));
  work();
  await request('a good document');
  await until(async () => expect(reports).toEqual([started, started, extracted]));
  expect(logged).toEqual([]);
});

test('one whose reader dies each time is given up for now, and the cause is logged', async () => {
  engine = () => Promise.reject(new ReaderEnded('SIGSEGV'));
  work();
  const { documentId } = await request('a document that ends its readers');
  await until(async () => expect(reports.at(-1)).toEqual(interrupted));
  expect(reads).toBe(4);
  const err = expect.objectContaining({ message: 'The reader of a document ended: SIGSEGV' });
  expect(logged).toEqual([[{ documentId, err }, expect.stringContaining('interrupted')]]);
});

test('a document whose reading has blocked its process until the job was lost is too large, and not read again', async () => {
  engine = () => {
    // Longer than the lock lasts.
    for (const ends = performance.now() + 2.5 * DIED_AFTER; performance.now() < ends;);
    return Promise.reject(new Error('the job is lost'));
  };
  work();
  await request('a document that takes the processor');
  await until(async () =>
    expect(reports).toEqual([started, started, { type: 'failed', reason: 'tooLarge', reader: READER }]),
  );
  expect(reads).toBe(1);
});

test('a worker that stops leaves the document to the next one', async () => {
  let isReading = false;
  engine = (_content, _type, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      isReading = true;
      const abort = () => reject(signal?.reason as Error);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort);
    });
  work();
  await request('read by the next one');
  await until(async () => expect(isReading).toBe(true));
  await jobs?.close();
  engine = readAll;
  work();
  await until(async () => expect(reports).toEqual([started, started, extracted]));
});

test('a text is read while scans are recognised', async () => {
  const recognised: (() => void)[] = [];
  engine = async (content, type, options = {}) => {
    if (!String(content).startsWith('scan')) return readAll(content, type, options);
    if (options.recognise === false) throw new RecognitionNeeded();
    await new Promise<void>((resolve) => recognised.push(resolve));
    return readAll(content, type, options);
  };
  work();
  for (const name of ['scan 1', 'scan 2', 'scan 3', 'scan 4', 'scan 5']) await request(name);
  await until(async () => expect(recognised).toHaveLength(scansAtOnce()));
  await request('a text');
  await until(async () => expect(reports.at(-1)).toEqual(extracted));
  expect(reports.filter((report) => JSON.stringify(report).includes('extracted'))).toHaveLength(1);
  await until(async () => {
    for (const go of recognised.splice(0)) go();
    expect(reports.filter((report) => JSON.stringify(report).includes('extracted'))).toHaveLength(6);
  });
});

test.each([
  [2, 8, 2],
  [2, 2, 1],
  [1, 1, 1],
  [16, 64, 4],
])('with %d cores and %d GB of memory, %d scans are recognised at the same time', (cores, gigabytes, scans) => {
  expect(scansAtOnce(cores, gigabytes * 1024 ** 3)).toBe(scans);
});

test('a reading that was never requested is not tried again', async () => {
  failures.push(new CommandRefused(404, 'READING_NOT_FOUND'));
  work();
  await request('unknown');
  await request('known');
  await until(async () => expect(reports).toEqual([started, extracted]));
  expect(reads).toBe(1);
});

test('a document whose reading was cut off with its process is read by another one', async () => {
  const script = fileURLToPath(new URL('../testing/reading-process.ts', import.meta.url));
  const argv = [
    '--import',
    'tsx',
    '--conditions=@anamnesis/source',
    script,
    redisUrl,
    options.prefix,
    String(DIED_AFTER),
  ];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await request('cut off');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await exited;
  work();
  await until(async () => expect(reports).toEqual([started, extracted]));
  expect(reads).toBe(1);
});
