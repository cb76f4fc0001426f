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
import { anAuditor, aPatient, newPatient, type Person, withSecondFactor } from './testing/people.js';
import { type Product, startProduct } from './testing/product.js';
import { anInquiry } from './testing/replay-examples.js';

const seed = randomBytes(32);
const log = logKeyFrom('anamnesis/log', seed);
const always = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
let product: Product;
let auditor: Person;
let patient: Person;
let inquiry: string;
let files: Record<string, Uint8Array>;
let folder: string;

beforeAll(async () => {
  product = await startProduct({ LOG_SIGNING_KEY: seed.toString('hex'), HEAD_MINUTES: 0.005 });
  auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
  patient = await aPatient(product, newPatient('Tara Menon'));
  const body = { doctorName: 'Dr. Shah', medication: 'Cetirizine 10 mg', dosage: 'One at night' };
  const added = await product.call(addPrescription, { as: patient, body });
  const retracted = await product.call(retractEntry, {
    ...{ as: patient, params: { patientId: patient.id, entryId: added.body.data.entryId } },
    body: { kind: 'prescription', reason: 'Entered for the wrong person.' },
  });
  const opened = await anInquiry(product, auditor, 'Complaint 118');
  inquiry = opened.inquiry;
  await until(async () => {
    const { body: integrity } = await product.call(showIntegrity, { as: auditor });
    expect(BigInt(integrity.head?.position ?? 0)).toBeGreaterThanOrEqual(BigInt(retracted.position ?? 0));
  });
  const made = await ask(always, opened.position);
  expect(made.status).toBe(200);
  files = unzipSync(new Uint8Array(await made.arrayBuffer()));
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
}, 60_000);
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

function ask(
  query: Record<string, string>,
  after: string | null = null,
  { id, token } = { id: patient.id, token: auditor.token },
) {
  const url = new URL(product.address + openEvidence.path.replace(':id', id));
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
async function verified(history: string, ...more: string[]): Promise<{ code: number; said: string }> {
  await writeFile(join(folder, 'verify.mjs'), files['verify.mjs']!);
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
    said: expect.stringMatching(/^VERIFIED: \d+ events/),
  });
  expect(text('README.txt')).toContain('--key');
});

test.each<[string, (entries: { index: number; event: { type: string } | null }[]) => unknown, RegExp]>([
  ['edited', (entries) => (entries[1]!.event!.type = 'AllergyNoted'), /edited: AllergyNoted/],
  ['deleted', (entries) => entries.splice(1, 1), /deleted: revision/],
])('an event that was %s in the package is named', async (_, change, named) => {
  const history = JSON.parse(text('history.json')) as { entries: { index: number; event: { type: string } | null }[] };
  change(history.entries);
  const { code, said } = await verified(JSON.stringify(history));
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(named) });
});

test('what was left out with its trace is told by the hash of the file, which the signed PDF names', async () => {
  const hash = createHash('sha256').update(files['history.json']!).digest('hex');
  expect(await verified(text('history.json'), '--sha256', hash)).toMatchObject({ code: 0 });
  const history = JSON.parse(text('history.json')) as { entries: unknown[]; scope: { streams: unknown[] } };
  history.entries.pop();
  history.scope.streams = [];
  const { code, said } = await verified(JSON.stringify(history), '--sha256', hash);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('other file') });
});

test('the proved events stay encrypted; the PDF and the readable file tell the same events in the clear', async () => {
  expect(text('history.json')).not.toMatch(/Cetirizine|Tara Menon|wrong person/);
  const events = JSON.parse(text('events.json')) as { type: string; position: string; sentence: string }[];
  const proved = JSON.parse(text('history.json')) as { entries: { event: { position: string } }[] };
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['PrescriptionAdded', 'RecordRetracted']));
  const positions = new Set(events.map(({ position }) => position));
  for (const { event } of proved.entries) expect(positions).toContain(event.position);
  const pdf = (await pdfPages(files['evidence.pdf']!)).join(' ');
  for (const expected of [
    'Tara Menon',
    'Complaint 118',
    'Tara Menon recorded the prescription of Cetirizine 10 mg',
    'Entered for the wrong person.',
  ])
    expect(pdf).toContain(expected);
  const hash = createHash('sha256').update(files['history.json']!).digest('hex');
  expect(pdf.replaceAll(' ', '')).toContain(hash);
  expect(strFromU8(files['evidence.pdf']!, true)).toContain('/ETSI.CAdES.detached');
});

test('the patient sees that a package was made, and by whom', async () => {
  const seen = () => product.call(listRecordReadings, { as: patient });
  await until(async () =>
    expect((await seen()).body.readings).toContainEqual(
      expect.objectContaining({ kind: 'evidence', readerRole: 'auditor', purpose: 'audit' }),
    ),
  );
});

test('a period without events, an unknown inquiry, an unknown patient and other roles are refused', async () => {
  const empty = { from: '2020-01-01T00:00:00.000Z', to: '2020-02-01T00:00:00.000Z' };
  expect(await refusedWith(ask(empty))).toEqual([404, 'EVIDENCE_EMPTY']);
  expect(await refusedWith(ask({ ...always, inquiry: randomUUID() }))).toEqual([404, 'INQUIRY_NOT_FOUND']);
  const { token } = auditor;
  expect(await refusedWith(ask(always, null, { id: randomUUID(), token }))).toEqual([404, 'HISTORY_NOT_FOUND']);
  expect(await refusedWith(ask(always, null, patient))).toEqual([403, 'NOT_ALLOWED']);
});
