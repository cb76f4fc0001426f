import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { updatePatient } from '@anamnesis/contracts/profiles/routes';
import {
  listSessionPapers,
  openSessionFile,
  sendMedicalSummary,
  showSessionPapers,
  uploadReport,
  writeNotes,
} from '@anamnesis/contracts/sessions/paper-routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots, type Stage } from './testing/appointments.js';
import { certificate, fileOf, formOf, picture } from './testing/files.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import { type Product, startProduct } from './testing/product.js';

// Several people take many steps here.
jest.setTimeout(30_000);

let product: Product;
let patient: Person;
let doctor: Person;
/** The doctor without a second step. */
let withPasswordAlone: Person;
let strangers: Person[];
beforeAll(async () => {
  product = await startProduct();
  [patient, doctor, ...strangers] = (await Promise.all([
    aPatient(product, newPatient('Meera Rao')),
    aDoctor(product, newDoctor('Kavita Iyer')),
    aPatient(product, newPatient('Nikhil Shah')),
    aDoctor(product, newDoctor('Arjun Mehta')),
  ])) as [Person, Person, Person, Person];
  withPasswordAlone = doctor;
  doctor = await withSecondFactor(product, doctor, 'doctor');
  strangers = await Promise.all(
    strangers.map((each, index) => withSecondFactor(product, each, index === 0 ? 'patient' : 'doctor')),
  );
}, 30_000);
afterAll(() => product.close());

const nextSlot = freshSlots();
const at = (stage: Stage) => anAppointment(product, { patient, doctor, slot: nextSlot(), stage });
const papersFor = async (as: Person, sessionId: string, after: string | null) =>
  (await product.call(showSessionPapers, { as, after, params: { sessionId } })).body;
const upload = (sessionId: string, files: File[], as = patient) =>
  product.call(uploadReport, { as, body: formOf({ sessionId }, { report: files }) });
const open = (as: Person, sessionId: string, fileId: string, after: string | null) =>
  product.call(openSessionFile, { as, after, params: { sessionId, fileId } });

/** Who read what of the patient, as the log tells it. */
async function readings() {
  const { store } = await openLog(product.env, product.database, eventDefinitions);
  const history = await store.readStream(`access-${patient.id}`);
  await store.close();
  return history.map(({ data }) => data);
}

describe('notes', () => {
  test('are read back by the doctor at once, and by the patient once the consultation is completed', async () => {
    const { id } = await at('active');
    const write = (notes: string) =>
      product.call(writeNotes, { as: doctor, params: { sessionId: id }, body: { notes } });
    expect((await write('Ache in both thighs.')).body.message).toBe('Notes added successfully!');
    const { position } = await write('Check CK.');
    expect((await papersFor(doctor, id, position)).notes).toMatchObject({ text: 'Check CK.' });
    expect((await papersFor(patient, id, position)).notes).toBeNull();
    const ended = await at('ended');
    const after = await product.call(writeNotes, {
      ...{ as: doctor, params: { sessionId: ended.id }, body: { notes: 'Rest for a week.' } },
    });
    expect((await papersFor(patient, ended.id, after.position)).notes).toMatchObject({ text: 'Rest for a week.' });
    const { body } = await product.call(listSessionPapers, { as: patient, after: after.position });
    expect(body.papers.map(({ sessionId, notes }) => [sessionId, notes?.text])).toContainEqual([
      ended.id,
      'Rest for a week.',
    ]);
    expect(body.papers.some(({ sessionId }) => sessionId === id)).toBe(false);
  });

  test('are not written by a patient, and not before the session', async () => {
    const { id } = await at('paid');
    const write = (as: Person, notes = 'x') =>
      product.call(writeNotes, { as, params: { sessionId: id }, body: { notes } });
    expect((await write(doctor)).code).toBe('NOTES_TOO_EARLY');
    expect((await write(patient)).code).toBe('NOT_ALLOWED');
    expect((await write(withPasswordAlone)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await write(doctor, '  ')).body.details).toEqual({ fields: { notes: 'Please write something first.' } });
  });
});

describe('a report', () => {
  test('is seen by the doctor at once; opening it is recorded before it is given out, and shown to the patient', async () => {
    const { id } = await at('active');
    const sent = certificate('नतीजे lipids.pdf');
    const { position, body } = await upload(id, [sent]);
    expect(body.message).toBe('Report uploaded successfully!');
    const [report] = (await papersFor(doctor, id, position)).reports;
    expect(report).toMatchObject({ name: 'नतीजे lipids.pdf', mediaType: 'application/pdf', openedAt: null });
    const before = await readings();
    const opened = await open(doctor, id, report!.id, position);
    expect(opened.body).toBe(await sent.text());
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'cache-control': expect.stringContaining('private'),
    });
    expect(await readings()).toEqual([
      ...before,
      {
        patientId: patient.id,
        reader: { id: doctor.id, role: 'doctor' },
        what: { kind: 'sessionReport', id: report!.id },
        purpose: 'consultation',
        appointmentId: id,
      },
    ]);
    await until(async () => expect((await papersFor(patient, id, null)).reports[0]?.openedAt).not.toBeNull());
  });

  test("is the patient's own to open, which nobody writes down", async () => {
    const { id } = await at('booked');
    const { position } = await upload(id, [picture('knee.png')]);
    const [report] = (await papersFor(patient, id, position)).reports;
    const before = await readings();
    const opened = await open(patient, id, report!.id, position);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await readings()).toEqual(before);
  });

  test('is nobody else’s, and of one session alone', async () => {
    const [{ id }, other] = [await at('active'), await at('active')];
    const { position } = await upload(id, [certificate()]);
    const [report] = (await papersFor(patient, id, position)).reports;
    const before = await readings();
    for (const stranger of strangers) expect((await open(stranger, id, report!.id, position)).status).toBe(404);
    expect((await open(doctor, other.id, report!.id, position)).code).toBe('FILE_NOT_FOUND');
    expect(await readings()).toEqual(before);
  });

  test.each([
    [
      'a page that calls itself a PDF',
      () => fileOf('<html><script>alert(1)</script></html>', 'scan.pdf', 'application/pdf'),
    ],
    [
      'a drawing that can hold a script',
      () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'scan.png', 'image/png'),
    ],
    ['a film', () => fileOf('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'scan.png', 'image/png')],
  ])('is not %s', async (_, file) => {
    const { id, position } = await at('booked');
    const { status, code } = await upload(id, [file()]);
    expect([status, code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect((await papersFor(patient, id, position)).reports).toEqual([]);
  });

  test('has to be there, and to be for a session of one’s own', async () => {
    const { id, position } = await at('booked');
    expect((await upload(id, [])).body.details).toEqual({ fields: { report: 'Please choose a file.' } });
    expect((await upload(id, [certificate(), certificate()])).code).toBe('TOO_MANY_FILES');
    expect((await upload(id, [certificate()], strangers[0])).code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await papersFor(patient, id, position)).reports).toEqual([]);
  });
});

describe('a medical summary', () => {
  test('is made of what is known, and lies before that doctor alone', async () => {
    const edited = await product.call(updatePatient, { as: patient, body: formOf({ fullName: 'मीरा Rao' }) });
    expect(edited.status).toBe(200);
    const ended = await at('ended');
    const notes = { as: doctor, params: { sessionId: ended.id }, body: { notes: 'Rest for a week.' } };
    await product.call(writeNotes, notes);
    const { id } = await at('active');
    await upload(id, [certificate('lipids.pdf')]);
    const asked = await product.call(sendMedicalSummary, { as: patient, body: { sessionId: id } });
    expect(asked.body.message).toBe('Your medical summary is being prepared.');
    const again = await product.call(sendMedicalSummary, { as: patient, body: { sessionId: id } });
    expect(again.status).toBe(200);
    const summary = await until(async () => {
      const { summaries } = await papersFor(doctor, id, asked.position);
      expect(summaries.at(-1)).toMatchObject({ state: 'sent', openedAt: null });
      return summaries.at(-1)!;
    });

    const path = openSessionFile.path.replace(':sessionId', id).replace(':fileId', summary.id);
    const opened = await fetch(product.address + path, { headers: { authorization: `Bearer ${doctor.token}` } });
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    const text = await textOf(await opened.arrayBuffer());
    for (const told of ['मीरा', 'Dr. Kavita Iyer', 'Rest for a week.', 'lipids.pdf', 'Female · 41 years'])
      expect(text).toContain(told);
    expect(await readings()).toContainEqual(
      expect.objectContaining({ what: { kind: 'medicalSummary', id: summary.id }, appointmentId: id }),
    );
    for (const stranger of strangers) expect((await open(stranger, id, summary.id, null)).status).toBe(404);
    expect((await open(patient, id, summary.id, null)).status).toBe(200);
  });
});

async function textOf(pdf: ArrayBuffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  await loading.destroy();
  return items
    .flatMap((item) => ('str' in item ? [item.str] : []))
    .join(' ')
    .replace(/\s+/g, ' ');
}
