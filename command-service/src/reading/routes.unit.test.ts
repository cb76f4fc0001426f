import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { NO_TEXT, READER, readingPart } from '@anamnesis/contracts/reading/constants';
import type { AccountEvent } from '../accounts/credentials.decider.js';
import type { BodyOf } from '@anamnesis/contracts/language/route';
import { confirmLabValues, type reportReading } from '@anamnesis/contracts/reading/routes';
import type { PatientProfileEvent } from '@anamnesis/contracts/profiles/events';
import type { RecordEvent } from '@anamnesis/contracts/records/events';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import type { FileStore, StoredFile } from '@anamnesis/platform/files/file-store';
import type { Call } from '@anamnesis/platform/http/answer';
import { until } from '@anamnesis/platform/testing/until';
import { accountStream } from '../accounts/account-stream.js';
import { patientProfileStream } from '../accounts/current-profile.js';
import { healthRecordStream } from '../records/health-record.decider.js';
import { memoryLog } from '../testing/memory-log.js';
import { documentReadingStream } from './document-reading.decider.js';
import { readingHandlers } from './routes.js';

const [patientId, documentId, entryId, otherId] = [1, 2, 3, 4].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string];
const file = 'f'.repeat(64);
const documentUrl = `/api/records/${patientId}/documents/${documentId}`;
const metadata = {
  ...{ actor: { id: patientId, role: 'patient' as const }, correlationId: 'test', causationId: 'test' },
};
const report: RecordEvent = {
  type: 'TestReportAdded',
  data: {
    ...{ patientId, entryId, author: { id: patientId, role: 'patient' }, appointmentId: null, date: '2026-11-18' },
    ...{ doctorName: 'Dr. Rao', testName: 'HbA1c', result: 'See the document' },
    document: { documentId, file, name: 'HbA1c.pdf', mediaType: 'application/pdf', size: 9 },
  },
};

/** What is stored beside the document. */
let stored: string | null;
let log: ReturnType<typeof memoryLog>;
let commands: ReturnType<typeof createCommandBus>;

beforeEach(async () => {
  stored = null;
  log = memoryLog();
  commands = createCommandBus(log.store, log.codec);
  await log.store.append(healthRecordStream(patientId), 'no-stream', [
    await log.codec.encode(randomUUID(), report, metadata),
  ]);
});

const open: FileStore['open'] = async ({ subject, id, part }) => {
  expect([subject, id, part]).toEqual([patientId, file, readingPart]);
  const content = stored;
  const found: Pick<StoredFile, 'read'> | null = content === null ? null : { read: () => Readable.from([content]) };
  return found as StoredFile | null;
};

function handlerOf(name: string, timeout: number, on: Pick<typeof commands, 'handle' | 'load'> = commands) {
  const ports = {
    commands: { ...commands, ...on },
    files: { open } as FileStore,
    clock: () => new Date(),
    timeZone: 'UTC',
  };
  const handler = readingHandlers(ports, timeout).find(({ route }) => route.name === name);
  if (!handler) throw new Error(`There is no handler of ${name}`);
  return handler.handle;
}
const call = (more: object) =>
  ({ requestId: 'test', commandId: randomUUID(), asked: 'asked', hasLeft: () => false, ...more }) as unknown as Call;
const ask = (timeout: number, more: object = {}, on?: Parameters<typeof handlerOf>[2]) =>
  handlerOf(
    'extractText',
    timeout,
    on,
  )(call({ actor: { id: patientId, role: 'patient' }, body: { documentUrl }, ...more }));
const tell = (outcome: BodyOf<typeof reportReading>['outcome']) =>
  handlerOf(
    'reportReading',
    0,
  )(call({ actor: { id: 'worker', role: 'worker' }, params: { patientId, documentId }, body: { outcome } }));
const events = async () =>
  (await log.store.readStream(documentReadingStream(documentId), null)).map(({ type }) => type.replace('Document', ''));
const found = { pages: 1, truncated: false, values: 0, toCheck: 0, reader: READER };

/** A job that stores this text once the reading is requested. */
async function job(text: string): Promise<void> {
  await until(async () => expect(await events()).toContain('ReadingRequested'));
  stored = JSON.stringify({
    text,
    truncated: false,
    pages: [{ page: 1, aspect: 0.7, method: 'text' }],
    values: [],
    patients: [],
  });
  await tell({ type: 'extracted', method: 'text', ...found });
}

test('the reply comes when the job ends, and a later call gets the same at once', async () => {
  const [reply] = await Promise.all([ask(10_000), job('HbA1c 5.9 %')]);
  expect(reply.body).toEqual({ text: 'HbA1c 5.9 %' });
  expect((await ask(0)).body).toEqual({ text: 'HbA1c 5.9 %' });
  expect(await events()).toEqual(['ReadingRequested', 'TextExtracted']);
});

test('calls at the same time share a job', async () => {
  const [, ...replies] = await Promise.all([job('HbA1c 5.9 %'), ask(10_000), ask(10_000), ask(10_000)]);
  expect(replies.map(({ body }) => body)).toEqual(replies.map(() => ({ text: 'HbA1c 5.9 %' })));
  expect(await events()).toEqual(['ReadingRequested', 'TextExtracted']);
});

test('a document without text gives a sentence that says so', async () => {
  const [reply] = await Promise.all([ask(10_000), job(' \n')]);
  expect(reply.body).toEqual({ text: NO_TEXT });
});

test('after the time-out a job that has begun took too long, and one that has not is unavailable; the text comes later', async () => {
  await expect(ask(0)).rejects.toMatchObject({ code: 'READING_UNAVAILABLE', status: 503 });
  await tell({ type: 'started' });
  await expect(ask(0)).rejects.toMatchObject({
    ...{ code: 'READING_TIMED_OUT', status: 504 },
    message: 'Document processing timed out. Using report data instead.',
  });
  await job('HbA1c 5.9 %');
  expect((await ask(0)).body).toEqual({ text: 'HbA1c 5.9 %' });
  expect(await events()).toEqual(['ReadingRequested', 'ReadingStarted', 'TextExtracted']);
});

test('nobody waits for a caller who has left', async () => {
  let looks = 0;
  const load: typeof commands.load = (fold, stream) => ((looks += 1), commands.load(fold, stream));
  const gone = ask(60_000, { hasLeft: () => true }, { ...commands, load });
  await expect(gone).rejects.toMatchObject({ code: 'READING_UNAVAILABLE' });
  expect([looks, await events()]).toEqual([3, ['ReadingRequested']]);
});

test.each([
  ['encrypted', 422, 'DOCUMENT_ENCRYPTED'],
  ['damaged', 422, 'DOCUMENT_DAMAGED'],
  ['unsupported', 422, 'DOCUMENT_UNSUPPORTED'],
  ['tooLarge', 413, 'DOCUMENT_TOO_LARGE'],
  ['timedOut', 504, 'READING_TIMED_OUT'],
  ['interrupted', 503, 'READING_UNAVAILABLE'],
] as const)('a document that is %s is refused with %d %s', async (reason, status, code) => {
  const ending = async () => {
    await until(async () => expect(await events()).toContain('ReadingRequested'));
    await tell({ type: 'failed', reason, reader: READER });
  };
  const [refused] = await Promise.all([ask(10_000).catch((error: unknown) => error), ending()]);
  expect(refused).toMatchObject({ status, code });
});

test('a reading that is gone from the store is refused, and so is an unavailable log', async () => {
  const reading = ask(10_000).catch((error: unknown) => error);
  await job('HbA1c 5.9 %');
  stored = null;
  await reading;
  await expect(ask(0)).rejects.toMatchObject({
    ...{ code: 'TEXT_NOT_EXTRACTED', message: 'Failed to extract text from document' },
  });
  const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  await expect(ask(0, {}, { ...commands, load: away })).rejects.toMatchObject({ code: 'READING_UNAVAILABLE' });
  const broken = () => Promise.reject(new Error('a bug'));
  await expect(ask(0, {}, { ...commands, load: broken })).rejects.toThrow('a bug');
});

const value = {
  ...{ isCorrected: false, box: { top: 0.2, left: 0.1, width: 0.5, height: 0.02 }, page: 1, printedRange: null },
  ...{ unit: { ucum: '%', printed: '%' }, decimals: 1, comparator: null, value: 5.9, printedName: 'HbA1c' },
  test: 'hba1c',
};
const { isCorrected: _, ...read } = value;
const asRead = { ...read, loinc: null, flag: null, doubt: null };

test('values that are confirmed again change nothing, also in a process that reads them from the log', async () => {
  stored = JSON.stringify({ text: 'HbA1c 5.9 %', truncated: false, pages: [], values: [asRead] });
  const body = confirmLabValues.body.parse({ documentId, values: [value] });
  const confirm = () => {
    const about = { params: { patientId, entryId }, body, actor: { id: patientId, role: 'patient' } };
    return handlerOf('confirmLabValues', 0, createCommandBus(log.store, log.codec))(call(about));
  };
  await confirm();
  await confirm();
  const types = (await log.store.readStream(healthRecordStream(patientId), null)).map(({ type }) => type);
  expect(types).toEqual(['TestReportAdded', 'LabValuesConfirmed']);
});

describe('values of a document that names', () => {
  const registered: AccountEvent = {
    type: 'PatientRegistered',
    data: {
      ...{ patientId, username: 'meera', fullName: 'Meera Joshi', email: 'meera@example.org' },
      ...{ passwordHash: 'hash', gender: 'Female', age: 37, picture: null },
    },
  };
  const renamed: PatientProfileEvent = {
    type: 'PatientProfileEdited',
    data: { patientId, fullName: 'Rahul Sharma', gender: 'Male', age: 37, picture: null },
  };
  const confirm = async (names: string[], more: object = {}) => {
    stored = JSON.stringify({
      ...{ text: 'HbA1c 5.9 %', truncated: false, pages: [], values: [asRead] },
      patients: names.map((name) => ({ name, page: 1 })),
    });
    const body = confirmLabValues.body.parse({ documentId, values: [value], ...more });
    await handlerOf(
      'confirmLabValues',
      0,
    )(call({ params: { patientId, entryId }, body, actor: { id: patientId, role: 'patient' } }));
    return (await log.store.readStream(healthRecordStream(patientId), null)).at(-1)?.type;
  };
  beforeEach(async () => {
    await log.store.append(accountStream('patient', patientId), 'no-stream', [
      await log.codec.encode(randomUUID(), registered, metadata),
    ]);
  });
  const refused = { code: 'REPORT_NAMES_ANOTHER', status: 409 };

  test('another person are refused, unless the patient confirms that they are theirs', async () => {
    await expect(confirm(['Rahul Sharma'])).rejects.toMatchObject(refused);
    await expect(confirm(['MRS. JOSHI MEERA', 'Rahul Sharma'])).rejects.toMatchObject(refused);
    expect(await confirm(['Rahul Sharma'], { areOwn: true })).toBe('LabValuesConfirmed');
  });

  test('the patient in another spelling, or nobody, count', async () => {
    expect(await confirm(['MRS. JOSHI MIRA'])).toBe('LabValuesConfirmed');
    expect(await confirm([])).toBe('LabValuesConfirmed');
  });

  test('the patient by their former name are refused: the current one counts', async () => {
    await log.store.append(patientProfileStream(patientId), 'no-stream', [
      await log.codec.encode(randomUUID(), renamed, metadata),
    ]);
    await expect(confirm(['Meera Joshi'])).rejects.toMatchObject(refused);
    expect(await confirm(['Rahul Sharma'])).toBe('LabValuesConfirmed');
  });
});

describe('no job is planned', () => {
  test.each([
    ['for a document of another patient', { actor: { id: otherId, role: 'patient' } }],
    [
      'for a document that the record does not have',
      { body: { documentUrl: documentUrl.replace(documentId, otherId) } },
    ],
  ])('%s', async (_, more) => {
    await expect(ask(0, more)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect(await events()).toEqual([]);
  });
});
