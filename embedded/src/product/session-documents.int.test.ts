import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { updatePatient } from '@anamnesis/contracts/profiles/routes';
import {
  listSessionDocuments,
  openSessionFile,
  retractNote,
  showSessionDocuments,
  uploadReport,
  writeNotes,
} from '@anamnesis/contracts/sessions/document-routes';
import { sendMedicalSummary } from '@anamnesis/contracts/sessions/summary-routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { until } from '@anamnesis/platform/testing/until';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { anAppointment, freshSlots, type Stage } from './testing/appointments.js';
import { certificate, fileOf, formOf, picture } from './testing/files.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let patient: Person;
let doctor: Person;
/** The doctor without a second factor. */
let withPasswordOnly: Person;
let strangers: Person[];
beforeAll(async () => {
  product = await sharedProduct();
  [patient, doctor, ...strangers] = (await Promise.all([
    aPatient(product, newPatient('Meera Rao')),
    aDoctor(product, newDoctor('Kavita Iyer')),
    aPatient(product, newPatient('Nikhil Shah')),
    aDoctor(product, newDoctor('Arjun Mehta')),
  ])) as [Person, Person, Person, Person];
  withPasswordOnly = doctor;
  doctor = await withSecondFactor(product, doctor, 'doctor');
  strangers = await Promise.all(
    strangers.map((each, index) => withSecondFactor(product, each, index === 0 ? 'patient' : 'doctor')),
  );
});
afterAll(() => product.close());

const nextSlot = freshSlots();
const at = (stage: Stage) => anAppointment(product, { patient, doctor, slot: nextSlot(), stage });
const documentsFor = async (as: Person, sessionId: string, after: string | null) =>
  (await product.call(showSessionDocuments, { as, after, params: { sessionId } })).body;
const upload = (sessionId: string, files: File[], as = patient) =>
  product.call(uploadReport, { as, body: formOf({ sessionId }, { report: files }) });
const open = (as: Person, sessionId: string, fileId: string, after: string | null) =>
  product.call(openSessionFile, { as, after, params: { sessionId, fileId } });

/** The access records of the patient in the log. */
async function readings() {
  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const history = await store.readStream(`access-${patient.id}`);
  await store.close();
  return history.map(({ data }) => data);
}

describe('notes', () => {
  const write = (sessionId: string, as: Person, notes = 'Check CK.') =>
    product.call(writeNotes, { as, params: { sessionId }, body: { notes } });
  const retract = (sessionId: string, noteId: string, as: Person, reason = 'It was the morning.') =>
    product.call(retractNote, { as, params: { sessionId, noteId }, body: { reason } });

  test('of either side are visible to both at once, also after the session', async () => {
    const { id } = await at('active');
    expect((await write(id, doctor)).body.message).toBe('Notes added successfully!');
    await write(id, patient, 'I take it at night.');
    const told = [
      { by: 'doctor', text: 'Check CK.', retracted: null },
      { by: 'patient', text: 'I take it at night.', retracted: null },
    ];
    const { position } = await write(id, patient, 'I take it at night.');
    for (const reader of [doctor, patient])
      expect((await documentsFor(reader, id, position)).notes).toMatchObject(told);
    const { body } = await product.call(listSessionDocuments, { as: patient, after: position });
    expect(body.documents.find(({ sessionId }) => sessionId === id)?.notes).toMatchObject(told);

    const ended = await at('ended');
    await write(ended.id, patient, 'Thank you.');
    const after = await write(ended.id, doctor, 'Rest for a week.');
    const { notes } = await documentsFor(patient, ended.id, after.position);
    expect(notes.map(({ text }) => text)).toEqual(['Thank you.', 'Rest for a week.']);
  });

  test('are retracted by their author, and stay with the reason', async () => {
    const { id } = await at('active');
    await write(id, doctor);
    const { position } = await write(id, patient, 'I take it at night.');
    const [byDoctor, byPatient] = (await documentsFor(doctor, id, position)).notes;
    expect((await retract(id, byDoctor!.id, patient)).code).toBe('NOT_ALLOWED');
    expect((await retract(id, byPatient!.id, patient, ' ')).body.parameters).toEqual({
      fields: { reason: { code: 'REASON_MISSING', message: 'Please say why.' } },
    });
    expect((await retract(id, byPatient!.id, strangers[0]!)).code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await retract(id, byPatient!.id, withPasswordOnly)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await retract(id, id, patient)).code).toBe('NOTE_NOT_FOUND');
    const done = await retract(id, byPatient!.id, patient);
    expect((await retract(id, byPatient!.id, patient, 'Again.')).status).toBe(200);
    expect((await documentsFor(doctor, id, done.position)).notes).toEqual([
      byDoctor,
      { ...byPatient, retracted: { at: expect.any(String), reason: 'It was the morning.' } },
    ]);
  });

  test('cannot be written before the session, nor by others', async () => {
    const { id } = await at('paid');
    for (const early of [doctor, patient]) expect((await write(id, early)).code).toBe('NOTES_TOO_EARLY');
    for (const stranger of strangers) expect((await write(id, stranger)).code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await write(id, withPasswordOnly)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await write(id, doctor, '  ')).body.parameters).toEqual({
      fields: { notes: { code: 'NOTES_EMPTY', message: 'Please write something first.' } },
    });
  });
});

describe('a report', () => {
  test('is visible to the doctor at once; opening it is recorded before it is sent, and shown to the patient', async () => {
    const { id } = await at('active');
    const sent = certificate('नतीजे lipids.pdf');
    const { position, body } = await upload(id, [sent]);
    expect(body.message).toBe('Report uploaded successfully!');
    const [report] = (await documentsFor(doctor, id, position)).reports;
    expect(report).toMatchObject({ name: 'नतीजे lipids.pdf', mediaType: 'application/pdf', openedAt: null });
    const before = await readings();
    const opened = await open(doctor, id, report!.id, position);
    expect(opened.body).toBe(await sent.text());
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'cache-control': 'no-store',
    });
    expect(await readings()).toEqual([
      ...before,
      {
        patientId: patient.id,
        reader: { id: doctor.id, role: 'doctor' },
        what: { kind: 'sessionReport', id: report!.id },
        ground: { purpose: 'consultation', appointmentId: id },
      },
    ]);
    await until(async () => expect((await documentsFor(patient, id, null)).reports[0]?.openedAt).not.toBeNull());
  });

  test('can be opened by the patient without a record', async () => {
    const { id } = await at('booked');
    const { position } = await upload(id, [picture('knee.png')]);
    const [report] = (await documentsFor(patient, id, position)).reports;
    const before = await readings();
    const opened = await open(patient, id, report!.id, position);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await readings()).toEqual(before);
  });

  test('that is read in parts is recorded once', async () => {
    const { id } = await at('active');
    const sent = certificate('in parts.pdf');
    const { position } = await upload(id, [sent]);
    const [report] = (await documentsFor(doctor, id, position)).reports;
    const before = await readings();
    const parts = [];
    for (const range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-']) {
      const params = { sessionId: id, fileId: report!.id };
      const part = await product.call(openSessionFile, { as: doctor, params, headers: { range } });
      expect(part.status).toBe(206);
      parts.push(part.body);
    }
    expect(parts.join('')).toBe(await sent.text());
    expect(await readings()).toHaveLength(before.length + 1);
    await open(doctor, id, report!.id, position);
    expect(await readings()).toHaveLength(before.length + 2);
  });

  test('is visible to nobody else, and in one session only', async () => {
    const [{ id }, other] = [await at('active'), await at('active')];
    const { position } = await upload(id, [certificate()]);
    const [report] = (await documentsFor(patient, id, position)).reports;
    const before = await readings();
    for (const stranger of strangers) expect((await open(stranger, id, report!.id, position)).status).toBe(404);
    expect((await open(doctor, other.id, report!.id, position)).code).toBe('FILE_NOT_FOUND');
    expect(await readings()).toEqual(before);
  });

  test.each([
    [
      'a web page named as a PDF',
      () => fileOf('<html><script>alert(1)</script></html>', 'scan.pdf', 'application/pdf'),
    ],
    ['an SVG', () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'scan.png', 'image/png')],
    ['an animation', () => fileOf('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'scan.png', 'image/png')],
  ])('cannot be %s', async (_, file) => {
    const { id, position } = await at('booked');
    const { status, code } = await upload(id, [file()]);
    expect([status, code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect((await documentsFor(patient, id, position)).reports).toEqual([]);
  });

  test('is required, and has to belong to a session of the patient', async () => {
    const { id, position } = await at('booked');
    expect((await upload(id, [])).body.parameters).toEqual({
      fields: { report: { code: 'REPORT_MISSING', message: 'Please choose a file.' } },
    });
    expect((await upload(id, [certificate(), certificate()])).code).toBe('TOO_MANY_FILES');
    expect((await upload(id, [certificate()], strangers[0])).code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await documentsFor(patient, id, position)).reports).toEqual([]);
  });
});

describe('a medical summary', () => {
  test('contains the recorded data, visible to that doctor only', async () => {
    const edited = await product.call(updatePatient, { as: patient, body: formOf({ fullName: 'मीरा Rao' }) });
    expect(edited.status).toBe(200);
    const ended = await at('ended');
    const params = { sessionId: ended.id };
    for (const notes of ['Rest for a month.', 'Rest for a week.'])
      await product.call(writeNotes, { as: doctor, params, body: { notes } });
    const { position } = await product.call(writeNotes, { as: patient, params, body: { notes: 'It helped.' } });
    const [wrong] = (await documentsFor(doctor, ended.id, position)).notes;
    const retraction = { as: doctor, params: { ...params, noteId: wrong!.id }, body: { reason: 'A week.' } };
    await product.call(retractNote, retraction);
    const { id } = await at('active');
    await upload(id, [certificate('lipids.pdf')]);
    const asked = await product.call(sendMedicalSummary, { as: patient, body: { sessionId: id } });
    expect(asked.body.message).toBe('Your medical summary is being prepared.');
    const again = await product.call(sendMedicalSummary, { as: patient, body: { sessionId: id } });
    expect(again.status).toBe(200);
    const summary = await until(async () => {
      const { summaries } = await documentsFor(doctor, id, asked.position);
      expect(summaries.at(-1)).toMatchObject({ state: 'sent', openedAt: null });
      return summaries.at(-1)!;
    });

    const path = openSessionFile.path.replace(':sessionId', id).replace(':fileId', summary.id);
    const opened = await fetch(product.address + path, { headers: { authorization: `Bearer ${doctor.token}` } });
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    const [text] = await pdfPages(await opened.arrayBuffer());
    for (const told of [
      'मीरा',
      'Dr. Kavita Iyer',
      'Rest for a week. It helped. Noted by the patient.',
      'lipids.pdf',
      'Female · 41 years',
    ])
      expect(text).toContain(told);
    expect(text).not.toContain('Rest for a month.');
    expect(await readings()).toContainEqual(
      expect.objectContaining({
        what: { kind: 'medicalSummary', id: summary.id },
        ground: { purpose: 'consultation', appointmentId: id },
      }),
    );
    for (const stranger of strangers) expect((await open(stranger, id, summary.id, null)).status).toBe(404);
    expect((await open(patient, id, summary.id, null)).status).toBe(200);
  });
});
