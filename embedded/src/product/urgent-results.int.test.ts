import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { showReportFacts } from '@anamnesis/contracts/insights/routes';
import { listNotifications } from '@anamnesis/contracts/notifications/routes';
import { listTestReports, showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { addTestReport, retractEntry } from '@anamnesis/contracts/records/routes';
import { reportUrgentResult, showUrgency } from '@anamnesis/contracts/urgent-results/routes';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { startMailServer, type TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, dayFromNow, freshSlots } from './testing/appointments.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

const POTASSIUM = 'Potassium 7.1 mmol/L';

let server: TestMailServer;
let product: Product;
let kavita: Person;
let former: Person;
const nextSlot = freshSlots();
beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: 'hello@clinic.example' });
  [kavita, former] = await Promise.all([aDoctor(product), aDoctor(product, newDoctor('Vikram Sen'))]);
  await Promise.all([kavita, former].map(({ email }) => product.confirmEmail('doctor', email)));
  kavita = await withSecondFactor(product, kavita, 'doctor');
});
afterAll(async () => {
  await product.close();
  await server.close();
});

/** A patient of Kavita, who has cancelled an appointment with another doctor. */
async function aTreatedPatient(fullName: string): Promise<Person> {
  const patient = await aPatient(product, newPatient(fullName));
  await product.confirmEmail('patient', patient.email);
  await anAppointment(product, { patient, doctor: kavita, slot: nextSlot() });
  const { id } = await anAppointment(product, { patient, doctor: former, slot: nextSlot() });
  await product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } });
  return patient;
}
async function aReport(as: Person, result: string, date = dayFromNow(0)) {
  const body = { doctorName: 'City Laboratory', testName: 'Electrolytes', result, date };
  const { body: added, position: after } = await product.call(addTestReport, { as, body });
  return { params: { patientId: as.id, entryId: added.data.entryId }, after };
}
/** A report whose result is in its document. */
async function aReportWithDocument(as: Person, ...lines: string[]) {
  const parts: Uint8Array[] = [];
  const onPages = (bytes: Uint8Array) => void parts.push(bytes);
  const about = { language: 'en', title: 'Electrolytes', madeAt: new Date(), foot: 'City Laboratory' } as const;
  const pdf = createPdfDocument({ ...about, onPages });
  for (const line of lines) pdf.note(line);
  const documentBase64 = Buffer.concat([...parts, await pdf.finish()]).toString('base64');
  const body = { doctorName: 'Dr. Shah', testName: 'Electrolytes', result: 'See the document.', documentBase64 };
  const { body: added, position: after } = await product.call(addTestReport, { as, body });
  return { params: { patientId: as.id, entryId: added.data.entryId }, after };
}
/** No line that the record shows. */
const none = { lines: [], isOfUnknown: false, isWhole: true };
/** What the patient's list and the doctor's record show of a report that cannot wait. */
async function shown(as: Person, { params: { entryId }, after }: Awaited<ReturnType<typeof aReport>>) {
  const { body: own } = await product.call(listTestReports, { as, after });
  const opened = await product.call(showHealthRecord, { as: kavita, after, params: { patientId: as.id } });
  expect(opened).toMatchObject({ status: 200 });
  const urgencies = [own, opened.body.data.testReports].map((list) => list.find(({ id }) => id === entryId)?.urgency);
  expect(urgencies[1]).toEqual(urgencies[0]);
  return urgencies[0]?.lines.map(({ rank }) => rank) ?? [];
}
/** What a person is told of urgent results. */
async function told(as: Person, after: string | null = null) {
  const { body } = await product.call(listNotifications, { as, after });
  return body.notifications
    .filter(({ kind }) => kind === 'resultUrgent')
    .map(({ otherName, link, startsAt, rank }) => ({ otherName, link, startsAt, rank }));
}
const urgentEmailsTo = ({ email }: Person) =>
  server.received.filter(
    ({ to, subject }) => to === email && /may need (a hospital|attention|to be looked at) today/.test(subject),
  );
const urgencyOf = async (report: Awaited<ReturnType<typeof aReport>>) =>
  (await product.callInside(showUrgency, report)).body;

test('a result that cannot wait reaches the patient and the doctor who treats them, and nobody else', async () => {
  const meera = await aTreatedPatient('Meera Rao');
  const old = await aReport(meera, POTASSIUM, dayFromNow(-365));
  const usual = await aReport(meera, 'Potassium 4.1 mmol/L');
  const urgent = await aReport(meera, POTASSIUM);
  const { entryId } = urgent.params;
  const [own, ofPatient] = [
    `/user-reports?tab=tests&report=${entryId}`,
    `/details?patient=${meera.id}&report=${entryId}`,
  ];
  const toMeera = { otherName: null, link: own, startsAt: null, rank: 'hospital' };
  await until(async () => expect(await told(meera)).toEqual([toMeera]));
  expect(await told(kavita)).toEqual([{ ...toMeera, otherName: 'Meera Rao', link: ofPatient }]);
  await until(async () => expect([meera, kavita].map((each) => urgentEmailsTo(each).length)).toEqual([1, 1]));
  expect(urgentEmailsTo(meera)[0]?.text).toContain(`http://clinic.example${own}`);
  expect(urgentEmailsTo(kavita)[0]?.text).toContain('A result in the record of Meera Rao may need a hospital today.');
  expect(urgentEmailsTo(kavita)[0]?.text).toContain(`http://clinic.example${ofPatient}`);
  for (const email of [meera, kavita].flatMap(urgentEmailsTo))
    for (const part of [email.subject, email.text, email.html])
      expect(part).not.toMatch(/potassium|7\.1|electrolytes/i);

  await until(async () => expect(await shown(meera, urgent)).toEqual(['hospital']));
  expect(await shown(meera, usual)).toEqual([]);
  expect(await urgencyOf(urgent)).toMatchObject({ rank: 'hospital', doctorIds: [kavita.id] });
  for (const report of [old, usual]) expect(await urgencyOf(report)).toMatchObject({ rank: null, doctorIds: [] });
  expect(await told(former)).toEqual([]);
  expect(urgentEmailsTo(former)).toEqual([]);
});

test('a result of days ago is told too, unless it was measured again since', async () => {
  const ila = await aTreatedPatient('Ila Rao');
  const late = await aReport(ila, POTASSIUM, dayFromNow(-9));
  expect(await urgencyOf(late)).toMatchObject({ rank: 'hospital', doctorIds: [kavita.id] });
  const { after } = await aReport(ila, 'Potassium 4.1 mmol/L', dayFromNow(-3));
  expect(await urgencyOf({ ...late, after })).toMatchObject({ rank: null });
  const { body } = await product.callInside(showReportFacts, { ...late, after });
  expect(body.facts.measuredAgain).toMatchObject([{ test: 'k', value: 4.1, at: dayFromNow(-3) }]);
});

test('of a report of long ago nobody is told, and the record shows what in it could not wait', async () => {
  const tara = await aTreatedPatient('Tara Rao');
  const old = await aReport(tara, POTASSIUM, dayFromNow(-365));
  await until(async () => expect(await shown(tara, old)).toEqual(['hospital']));
  expect(await told(tara)).toEqual([]);
});

test('a report of a newborn is judged as one, whatever the age of the profile is', async () => {
  const sunita = await aTreatedPatient('Sunita Rao');
  const ofBaby = await aReport(sunita, 'B/O Sunita Rao\nAge: 2 days\nSerum Bilirubin Total 12.8 mg/dL');
  const own = await aReport(sunita, 'Serum Bilirubin Total 12.8 mg/dL');
  expect(await urgencyOf(ofBaby)).toMatchObject({ rank: 'hospital' });
  expect(await urgencyOf(own)).toMatchObject({ rank: null });
});

test('the same report tells nobody twice, and a rise is told', async () => {
  const asha = await aTreatedPatient('Asha Rao');
  const { params, after } = await aReport(asha, 'Potassium 6.2 mmol/L');
  await until(async () => expect(await told(asha, after)).toHaveLength(1));
  const report = async (rank: 'hospital' | 'doctor') =>
    product.callInside(reportUrgentResult, { params, body: { ...none, rank, doctorIds: [kavita.id], rules: '2' } });
  expect(await told(asha, (await report('doctor')).position)).toHaveLength(1);
  expect(await told(asha, (await report('hospital')).position)).toHaveLength(2);
  expect(await told(asha, (await report('doctor')).position)).toHaveLength(2);
  await until(async () => expect(urgentEmailsTo(asha)).toHaveLength(2));
});

test('a result that is only in the document is told although nobody asks for the document to be read', async () => {
  const ravi = await aTreatedPatient('Ravi Nair');
  const { params, after } = await aReportWithDocument(ravi, `${POTASSIUM} (3.5 - 5.1)`);
  await until(async () => expect(await told(ravi)).toHaveLength(1));
  await until(async () => expect(urgentEmailsTo(ravi)).toHaveLength(1));
  expect(await urgencyOf({ params, after })).toMatchObject({ rank: 'hospital', unread: null });
});

test('the notice of a report that was retracted later says so to the patient and the doctor', async () => {
  const lata = await aTreatedPatient('Lata Deshmukh');
  const { params, after } = await aReport(lata, POTASSIUM);
  await until(async () => expect(await told(lata, after)).toHaveLength(1));
  const body = { kind: 'testReport', reason: 'Of somebody else' } as const;
  const retracted = await product.call(retractEntry, { as: lata, after, params, body });
  for (const reader of [lata, kavita]) {
    const { body: seen } = await product.call(listNotifications, { as: reader, after: retracted.position });
    const ofReport = seen.notifications.filter(
      ({ kind, otherName }) => kind === 'resultUrgent' && (reader === lata || otherName === 'Lata Deshmukh'),
    );
    expect(ofReport.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true]);
  }
});

test('a retracted report, and one that is in another record, tell nobody', async () => {
  const [nikhil, other] = await Promise.all([aTreatedPatient('Nikhil Shah'), aPatient(product)]);
  const { params, after } = await aReport(nikhil, 'Potassium 4.1 mmol/L');
  const body = { ...none, rank: 'hospital', doctorIds: [kavita.id], rules: '1' } as const;
  const elsewhere = { ...params, patientId: other.id };
  expect((await product.callInside(reportUrgentResult, { params: elsewhere, body })).code).toBe('ENTRY_NOT_FOUND');
  const retracted = await product.call(retractEntry, {
    ...{ as: nikhil, after, params, body: { kind: 'testReport', reason: 'Of somebody else' } },
  });
  expect(retracted.status).toBe(200);
  expect((await product.callInside(reportUrgentResult, { params, body })).code).toBe('ENTRY_NOT_FOUND');
  expect((await product.callInside(showUrgency, { params, after: retracted.position })).code).toBe('ENTRY_NOT_FOUND');
  expect(await told(nikhil, retracted.position)).toEqual([]);
});
