import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { openEvidence } from '@anamnesis/contracts/evidence/routes';
import { showIntegrity } from '@anamnesis/contracts/integrity/routes';
import { addPrescription, retractEntry } from '@anamnesis/contracts/records/routes';
import { logKeyFrom } from '@anamnesis/platform/integrity/log-key';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { until } from '@anamnesis/platform/testing/until';
import { strFromU8, unzipSync } from 'fflate';
import { listen } from '@anamnesis/platform/http/listen';
import type { RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import { createQueryService } from '@anamnesis/query-service/app';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, anAuditor, aPatient, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';
import { anInquiry } from './testing/replay-examples.js';

const seed = randomBytes(32);
const log = logKeyFrom('anamnesis/log', seed);
const always = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
let product: Product;
let auditor: Person;
let patient: Person;
/** Books with the same doctor on the same day. */
let other: Person;
let inquiry: string;
let files: Record<string, Uint8Array>;
let folder: string;

beforeAll(async () => {
  product = await startProduct({ LOG_SIGNING_KEY: seed.toString('hex'), HEAD_MINUTES: 0.005 });
  auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
  patient = await aPatient(product, newPatient('Tara Menon'));
  const body = { doctorName: 'Dr. Shah', medication: 'Cetirizine 10 mg', dosage: 'One at night' };
  const added = await product.call(addPrescription, { as: patient, body });
  await product.call(retractEntry, {
    ...{ as: patient, params: { patientId: patient.id, entryId: added.body.data.entryId } },
    body: { kind: 'prescription', reason: 'Entered for the wrong person.' },
  });
  other = await aPatient(product, newPatient('Om Rao'));
  const doctor = await aDoctor(product);
  const slots = freshSlots();
  for (const booking of [patient, other, patient])
    await anAppointment(product, { patient: booking, doctor, slot: slots() });
  const opened = await anInquiry(product, auditor, 'Complaint 118');
  inquiry = opened.inquiry;
  await until(async () => {
    const { body: integrity } = await product.call(showIntegrity, { as: auditor });
    expect(BigInt(integrity.head?.position ?? 0)).toBeGreaterThanOrEqual(BigInt(opened.position ?? 0));
  });
  const made = await ask(always, opened.position);
  expect(made.status).toBe(200);
  files = unzipSync(new Uint8Array(await made.arrayBuffer()));
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

function ask(
  query: Record<string, string>,
  after: string | null = null,
  { id, token } = { id: patient.id, token: auditor.token },
  address = product.address,
) {
  const url = new URL(address + openEvidence.path.replace(':id', id));
  for (const [name, value] of Object.entries({ inquiry, ...query })) url.searchParams.set(name, value);
  return fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(after === null ? {} : { 'x-min-position': after }) },
  });
}
const refusedWith = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code: string }).code];
};
const text = (name: string) => strFromU8(files[name]!);

/** Runs the program of the package on a history, as its reader does. */
async function verified(
  history: string,
  more: readonly string[] = [],
  packed = files,
): Promise<{ code: number; said: string }> {
  for (const name of ['verify.mjs', 'events.json']) await writeFile(join(folder, name), packed[name]!);
  await writeFile(join(folder, 'history.json'), history);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['verify.mjs', 'history.json', '--key', log.text, ...more],
      { cwd: folder },
      (error, out, more) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + more }),
    );
  });
}

test('a package is verified by the program in it, without the product', async () => {
  expect(Object.keys(files).toSorted()).toEqual(
    ['README.txt', 'events.json', 'evidence.pdf', 'history.json', 'verify.mjs'].toSorted(),
  );
  expect(await verified(text('history.json'))).toEqual({
    code: 0,
    said: expect.stringMatching(/^VERIFIED: \d+ events[^]*As exported: events.json\.\n[^]*Its extent is signed/),
  });
  expect(text('README.txt')).toContain('--key');
});

interface Packed {
  entries: { index: number; event: { type: string; position: string; streamId: string } | null; withheld?: object }[];
  scope: { streams: { streamId: string; from: number; events: number }[]; positions: string[] };
}
const packed = () => JSON.parse(text('history.json')) as Packed;

test.each<[string, (history: Packed) => unknown, RegExp]>([
  ['edited', ({ entries }) => (entries[1]!.event!.type = 'AllergyNoted'), /edited: AllergyNoted/],
  ['deleted', ({ entries }) => entries.splice(1, 1), /deleted: revision/],
  [
    'deleted with the extent of its stream',
    ({ entries, scope }) => {
      const first = entries.findIndex(({ event }) => event?.type === 'PrescriptionAdded');
      entries.splice(first, 1);
      [scope.streams, scope.positions] = [[], [entries[0]!.event!.position]];
    },
    /deleted: revision 0 of healthRecord/,
  ],
])('an event that was %s in the package is named', async (_, change, named) => {
  const history = packed();
  change(history);
  const { code, said } = await verified(JSON.stringify(history));
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(named) });
});

test('events of another patient on the same day of a doctor are given by their hashes only', async () => {
  for (const file of ['history.json', 'events.json']) expect(text(file)).not.toContain(other.id);
  expect((await pdfPages(files['evidence.pdf']!)).join(' ')).not.toContain(other.id);
  const { entries, scope } = packed();
  expect(entries.filter(({ withheld }) => withheld).length).toBeGreaterThan(0);
  expect(scope.streams.map(({ streamId }) => streamId)).toContainEqual(expect.stringMatching(/^doctorDay-/));
  expect(await verified(text('history.json'))).toEqual({ code: 0, said: expect.stringContaining('by hash only') });
});

test('a stream that was left out with its trace is found, without a hash beside the file', async () => {
  const hash = createHash('sha256').update(files['history.json']!).digest('hex');
  expect(await verified(text('history.json'), ['--sha256', hash])).toMatchObject({ code: 0 });
  const history = packed();
  const isOfRecord = (streamId?: string) => streamId?.startsWith('healthRecord-') === true;
  history.entries = history.entries.filter(({ event }) => !isOfRecord(event?.streamId));
  history.scope.streams = history.scope.streams.filter(({ streamId }) => !isOfRecord(streamId));
  expect(history.scope.streams.length).toBeLessThan(packed().scope.streams.length);
  const { code, said } = await verified(JSON.stringify(history));
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^wrong signature: .* extent was changed/) });
});

test('the proved events stay encrypted; the PDF and the readable file tell the same events in the clear', async () => {
  expect(text('history.json')).not.toMatch(/Cetirizine|Tara Menon|wrong person/);
  const events = JSON.parse(text('events.json')) as { type: string; position: string; standing: string }[];
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['PrescriptionAdded', 'RecordRetracted']));
  const positions = new Set(events.map(({ position }) => position));
  for (const { event } of packed().entries) if (event) expect(positions).toContain(event.position);
  expect(new Set(events.map(({ standing }) => standing))).toEqual(new Set(['proved']));
  const pdf = (await pdfPages(files['evidence.pdf']!)).join(' ');
  for (const expected of [
    'Tara Menon',
    'Complaint 118',
    'Tara Menon recorded the prescription of Cetirizine 10 mg',
    'Entered for the wrong person.',
  ])
    expect(pdf).toContain(expected);
  for (const file of ['history.json', 'events.json', 'verify.mjs'])
    expect(pdf.replaceAll(' ', '')).toContain(createHash('sha256').update(files[file]!).digest('hex'));
  expect(strFromU8(files['evidence.pdf']!, true)).toContain('/ETSI.CAdES.detached');
});

/** The package of a service that reads a changed log. */
async function madeFrom(change: (event: RecordedWireEvent) => RecordedWireEvent | null, period = always) {
  const { queryPorts } = product.services;
  const { store, codec } = queryPorts.stored;
  const seen = (events: (RecordedWireEvent | null)[]) => events.flatMap((event) => (event && change(event)) ?? []);
  const changed: typeof store = {
    ...store,
    readRecorded: async (...asked) => seen(await store.readRecorded(...asked)),
    readAt: async (position) => seen([await store.readAt(position)])[0] ?? null,
  };
  const ports = { ...queryPorts, stored: { store: changed, codec } };
  const listening = await listen(createQueryService(ports, product.beside('changed log')).open, 0);
  try {
    const address = `http://127.0.0.1:${listening.port}`;
    const made = await ask(period, null, { id: patient.id, token: auditor.token }, address);
    expect(made.status).toBe(200);
    const archive = unzipSync(new Uint8Array(await made.arrayBuffer()));
    const pdf = (await pdfPages(archive['evidence.pdf']!)).join(' ');
    return { pdf, ...(await verified(strFromU8(archive['history.json']!), [], archive)) };
  } finally {
    await listening.close();
  }
}

test('an event that was changed or deleted in the log is marked in the signed PDF, and its change is not told', async () => {
  expect(await madeFrom((event) => event)).toMatchObject({
    code: 0,
    pdf: expect.stringContaining('Entered for the wrong'),
  });
  const back = '2001-01-01T00:00:00.000Z';
  const edited = await madeFrom((event) => (event.type === 'RecordRetracted' ? { ...event, recordedAt: back } : event));
  expect(edited).toEqual({
    code: 1,
    said: expect.stringContaining('edited: RecordRetracted'),
    pdf: expect.stringMatching(/are not as they were recorded.*was changed after it was recorded.*NOT AS RECORDED/),
  });
  expect(edited.pdf).not.toContain('Entered for the wrong');
  expect(await madeFrom((event) => (event.type === 'RecordRetracted' ? null : event))).toEqual({
    code: 1,
    said: expect.stringContaining('deleted: the log has no event for leaf'),
    pdf: expect.stringMatching(/An event is missing.*RecordRetracted · #\d+ · NOT AS RECORDED/),
  });
});

test('an event that was dated out of the period is named', async () => {
  const [{ position }] = JSON.parse(text('events.json')) as [{ position: string }];
  const dated = await madeFrom((event) =>
    String(event.position) === position ? { ...event, recordedAt: '2001-01-01T00:00:00.000Z' } : event,
  );
  expect(dated).toEqual({
    code: 1,
    said: expect.stringContaining(`(position ${position},`),
    pdf: expect.stringMatching(new RegExp(`An event is missing.*#${position} · NOT AS RECORDED`)),
  });
});

test('an event that was attributed to another patient is not taken for theirs', async () => {
  const attributed = await madeFrom((event) => {
    const { actor } = event.metadata;
    const isClaim = event.type === 'SlotClaimed' && actor.id === patient.id;
    return isClaim ? { ...event, metadata: { ...event.metadata, actor: { ...actor, id: other.id } } } : event;
  });
  expect(attributed).toEqual({
    code: 1,
    said: expect.stringContaining('deleted: the log has no event for leaf'),
    pdf: expect.stringMatching(/An event is missing.*SlotClaimed · #\d+ · NOT AS RECORDED/),
  });
});

test('an event that the tree does not have is marked, and named as inserted', async () => {
  const { database } = product;
  const { rows } = await database.query<{ leaf: object }>(
    `delete from integrity.leaves l where type = 'RecordRetracted' returning to_jsonb(l) as leaf`,
  );
  const inserted = await madeFrom((event) => event);
  await database.query('insert into integrity.leaves select * from jsonb_populate_record(null::integrity.leaves, $1)', [
    JSON.stringify(rows[0]!.leaf),
  ]);
  expect(inserted).toEqual({
    code: 1,
    said: expect.stringContaining('inserted: RecordRetracted'),
    pdf: expect.stringMatching(/RecordRetracted · #\d+ · NOT AS RECORDED/),
  });
});

test('a period of which the log has lost every event is no empty one', async () => {
  const lost = await madeFrom((event) => (event.streamId === `patient-${patient.id}` ? event : null), {
    ...{ from: new Date(Date.now() + 60_000).toISOString(), to: always.to },
  });
  expect(lost).toMatchObject({ code: 1, pdf: expect.stringContaining('An event is missing') });
});

test('the patient sees that a package was made, and by whom', async () => {
  const seen = () => product.call(listRecordReadings, { as: patient });
  await until(async () =>
    expect((await seen()).body.readings).toContainEqual(
      expect.objectContaining({ kind: 'evidence', readerRole: 'auditor', purpose: 'audit' }),
    ),
  );
});

test('packages that are asked for at once are all made; more than fit into the time of an answer are refused with words', async () => {
  const answers = await Promise.all([ask(always), ask(always), ask(always), ask(always)]);
  const [refused, ...made] = answers.toSorted((one, other) => other.status - one.status);
  for (const each of made) {
    expect(each.status).toBe(200);
    expect(Object.keys(unzipSync(new Uint8Array(await each.arrayBuffer())))).toContain('evidence.pdf');
  }
  expect(await refusedWith(Promise.resolve(refused!))).toEqual([429, 'EVIDENCE_BUSY']);
});

test('a period without events, an unknown inquiry, an unknown patient and other roles are refused', async () => {
  const empty = { from: '2020-01-01T00:00:00.000Z', to: '2020-02-01T00:00:00.000Z' };
  expect(await refusedWith(ask(empty))).toEqual([404, 'EVIDENCE_EMPTY']);
  expect(await refusedWith(ask({ ...always, inquiry: randomUUID() }))).toEqual([404, 'INQUIRY_NOT_FOUND']);
  const { token } = auditor;
  expect(await refusedWith(ask(always, null, { id: randomUUID(), token }))).toEqual([404, 'HISTORY_NOT_FOUND']);
  expect(await refusedWith(ask(always, null, patient))).toEqual([403, 'NOT_ALLOWED']);
});
