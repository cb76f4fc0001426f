import { OPENING } from '@anamnesis/contracts/audit/constants';
import { checkPrescription } from '@anamnesis/contracts/medicines/check';
import { listNotifications } from '@anamnesis/contracts/notifications/addresses';
import type { Notification } from '@anamnesis/contracts/notifications/routes';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aNotification } from '../notifications/testing/samples';
import { endSession, startSession } from '../signed-in/session';
import { aClinic, type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { choose, fillIn, press, userEvents } from '../testing/user-events';
import { OpenedRecord } from './opened-record';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const doctorId = '0a1b0000-0000-4000-8000-000000000002';

beforeEach(() =>
  startSession({
    accessToken: 'token',
    user: {
      ...{ _id: doctorId, id: doctorId, role: 'doctor', fullName: 'Kavita Rao', email: 'kavita@example.org' },
      profileImage: null,
    },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

const patient: Patient = {
  ...{ id: patientId, fullName: 'Meera Joshi', email: 'meera@example.org', gender: 'Female', age: 37, picture: null },
  appointment: { id: doctorId, startsAt: '2030-11-24T05:30:00.000Z', timeZone: 'Asia/Kolkata' },
};
const author = { id: doctorId, role: 'doctor' } as const;
const byPatient = { id: patientId, role: 'patient' } as const;
const entry = {
  date: '2026-06-14',
  createdAt: '2026-06-14T06:00:00.000Z',
  doctorName: 'Kavita Rao',
  retracted: null,
  origin: null,
  documentUrl: null,
  document: null,
};
const record = {
  patient,
  emergency: null,
  allergies: [
    {
      ...{ id: '7', substance: 'Penicillin', reaction: 'Rash', notedAt: '2025-03-12T06:00:00.000Z' },
      ...{ author: { id: patientId, role: 'patient' }, retracted: null, origin: null },
    },
  ],
  prescriptions: [
    {
      ...{ ...entry, id: '1', _id: '1', author, medication: 'Atorvastatin 10 mg', dosage: 'Once a day' },
      ...{ duration: '', instructions: 'At night', isTaken: true, lastDay: null, stopped: null },
    },
    {
      ...{ ...entry, id: '2', _id: '2', author, medication: 'Amoxicillin 500 mg', dosage: 'Twice a day' },
      ...{ duration: '5 days', instructions: '', isTaken: false, lastDay: '2026-06-18', stopped: null },
      confirmedUnchecked: false,
      override: {
        ...{ rulesVersion: '1', reason: 'Tolerated in an oral challenge.' },
        warnings: checkPrescription({
          ...{ medicine: 'Amoxicillin 500 mg', current: [] },
          allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
        }).warnings,
      },
    },
    {
      ...{ ...entry, id: '3', _id: '3', author: byPatient, medication: 'Cetirizine 10 mg', dosage: 'When needed' },
      ...{ duration: '', instructions: '', isTaken: true, lastDay: null, stopped: null },
      ...{ confirmedUnchecked: false, override: null },
    },
    {
      ...{ ...entry, id: '4', _id: '4', author: byPatient, medication: 'Metformin 500 mg', dosage: 'Daily' },
      ...{ duration: '', instructions: '', isTaken: true, lastDay: null, stopped: null },
      ...{ confirmedUnchecked: false, override: null },
      origin: { source: 'City Hospital', resource: 'urn:uuid:4', importedAt: '2026-11-02T06:00:00.000Z' },
    },
  ],
  testReports: [] as unknown[],
  diagnoses: [],
};

const report = (id: string, date: string, result: string) => ({
  ...{ ...entry, id, _id: id, author, date, testName: 'Lipid profile', result },
});

/** Renders the viewer; each prescription gets the next reply. */
function open(...replies: Answer[]) {
  const asked = stubNetwork(({ method, path }) =>
    method === 'GET'
      ? { json: path === '/api/clinic' ? aClinic : { data: record } }
      : (replies.shift() ?? {
          json: {
            ...{ success: true, message: 'Prescription added successfully!', data: { entryId: '9' } },
            check: { version: '1', rulesChecked: 87, unrecognised: [{ text: 'Zerodol Q', words: ['Q'] }] },
          },
        }),
  );
  renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />);
  return { all: () => asked, sent: () => asked.filter(({ method }) => method === 'POST') };
}

test('allergies, medicines and the counts of the three columns are in sight', async () => {
  open();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Meera sees that you opened this.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Allergies' })).getByText('Penicillin')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Taking now' })).getByText('Atorvastatin 10 mg')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Taking now' })).queryByText('Amoxicillin 500 mg')).toBeNull();
  expect(screen.getByText('Taken until: Jun 18, 2026, the end of its duration')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Prescriptions 4' })).toBeTruthy();
  const override = within(screen.getByRole('region', { name: 'Prescribed despite a warning' }));
  const met =
    /^amoxicillin meets Penicillin: Rash \(contraindicated\): Same class.* \(checked against its source, which does not name all of these medicines\)$/;
  expect(override.getByText(met)).toBeTruthy();
  expect(override.getByText('Reason of Dr. Kavita Rao: Tolerated in an oral challenge.')).toBeTruthy();
  expect(screen.getByText('No test reports found')).toBeTruthy();
  expect(screen.getByText('No diagnoses found')).toBeTruthy();
});

test('the PDF of a prescription is below its date', async () => {
  open();
  const pdf = await screen.findByRole('button', { name: 'Prescription PDF: Atorvastatin 10 mg' });
  expect(pdf.previousElementSibling?.textContent).toMatch(/^Jun 14, 2026 · /);
});

test('what the patient told or imported is marked wherever the doctor reads it', async () => {
  open();
  const now = within(await screen.findByRole('region', { name: 'Taking now' }));
  const texts = now.getAllByText(/ mg/).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Atorvastatin 10 mg Once a day',
    'Cetirizine 10 mg When needed, told by the patient',
    'Metformin 500 mg Daily, imported by the patient',
  ]);
  expect(within(screen.getByRole('region', { name: 'Allergies' })).getByText('Rash, told by the patient')).toBeTruthy();
  const column = within(screen.getByRole('region', { name: /^Prescriptions/ }));
  expect(column.getByText('Jun 14, 2026 · Dr. Kavita Rao, told by the patient')).toBeTruthy();
  expect(column.getByText('Jun 14, 2026 · Kavita Rao, imported by the patient')).toBeTruthy();
  expect(column.getAllByText('Jun 14, 2026 · you')).toHaveLength(2);
});

const toldOf = (kind: Notification['kind'], rank: Notification['rank']) => ({
  notifications: [aNotification({ kind, rank, otherName: 'Asha Rao', at: '2026-11-09T06:00:00.000Z' })],
  ...{ unread: 0, next: null },
});

test('a notification leads to its report: the focus is on it, and it says why', async () => {
  const many = Array.from({ length: 60 }, (_, index) => report(`r${index}`, '2026-08-01', 'LDL 135 mg/dL'));
  record.testReports.push(...many);
  stubNetwork(({ path }) => {
    if (path.startsWith(listNotifications.path)) return { json: toldOf('resultUrgent', 'doctor') };
    return { json: path === '/api/clinic' ? aClinic : { data: record } };
  });
  renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />, undefined, '', '?report=r55');
  const why = await screen.findByText(
    'You were told of this report on Nov 9, 2026: a result in it may need to be looked at on the same day',
  );
  expect(why.textContent).toMatch(/^Asha Rao · /);
  const item = why.closest('li')!;
  // What is dangerous may stand in no value that was recognised.
  expect(within(item).getByText('As written in the report').closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(within(item).getByRole('heading', { name: 'Lipid profile' }));
  record.testReports.length = 0;
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('what cannot wait stands in front of the text of its report, the most urgent first, in words', async () => {
  const urgent = { isToCheck: false, comparator: null, unit: { printed: 'mmol/L', ucum: 'mmol/L' } };
  const urgency = {
    isOfUnknown: false,
    lines: [
      { ...urgent, kind: 'value', rank: 'hospital', test: 'k', value: 7.1, decimals: 1 },
      { kind: 'line', rank: 'doctor', isToCheck: true, text: 'Malarial parasite: seen' },
    ],
  };
  record.testReports.push(
    { ...report('r1', daysAgo(1), 'Potassium 7.1 mmol/L\nMalarial parasite: seen'), urgency },
    { ...report('r2', daysAgo(2), 'Potassium 7.2 mmol/L'), urgency: { ...urgency, isOfUnknown: true } },
    report('r3', daysAgo(3), 'Potassium 4.1 mmol/L'),
  );
  open();
  const [first, second] = (await screen.findAllByRole('region', { name: '2 urgent results' })) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Hospital today, unless treated sincePotassium 7.1 mmol/L',
    'Look at it today, unless seen sinceMalarial parasite: seenCompare this number with the report first.',
  ]);
  const text = within(first.closest('li')!).getByText('As written in the report');
  expect(first.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(first).queryByText(/Find out first whose results these are/)).toBeNull();
  expect(within(second).getByText(/Find out first whose results these are/)).toBeTruthy();
  expect(within(second).getByText(/^Measured again on .*: 7[.]1 mmol\/L$/)).toBeTruthy();
  expect(screen.getAllByRole('region', { name: /urgent/ })).toHaveLength(2);
  record.testReports.length = 0;
});

test('a link to a report that the record has not says so, and one to a report that nobody was told of says nothing', async () => {
  record.testReports.push(report('r1', '2026-08-01', 'LDL 135 mg/dL'));
  stubNetwork(({ path }) => {
    if (path.startsWith(listNotifications.path)) return { json: toldOf('insightReady', null) };
    return { json: path === '/api/clinic' ? aClinic : { data: record } };
  });
  const missing = 'This report is not in this record, or not yours to see.';
  renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />, undefined, '', '?report=other');
  await screen.findByText(missing);
  cleanup();
  renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />, undefined, '', '?report=r1');
  await screen.findByRole('heading', { name: 'Lipid profile' });
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.queryByText(/You were told/)).toBeNull();
  record.testReports.length = 0;
});

test('a record that cannot be read says so', async () => {
  stubNetwork(() => refusal(503, 'UNAVAILABLE', 'A part of the service does not answer right now.'));
  renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />);
  expect(await screen.findByText('Failed to fetch patient records. Please try again.')).toBeTruthy();
});

test('a warning shows why and on which source, and is overridden only with a reason', async () => {
  const check = checkPrescription({
    ...{ medicine: 'Augmentin 625', current: ['Atorvastatin 10 mg'] },
    allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
  });
  const { all, sent } = open(refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets an allergy.', { check }));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', 'Augmentin 625');
  await fillIn('Dosage', 'Twice a day');
  await press('Save');
  const warnings = within(await screen.findByRole('alert', { name: 'Warnings about this medicine' }));
  const read =
    'Checked against its source, which does not name all of these medicines: what it says of their class is taken to hold for them.';
  expect(warnings.getByText(`${read} Not yet reviewed by a clinician.`).tagName).toBe('DD');
  const source = warnings.getByRole('link', { name: /^Bugs & Drugs: beta-lactam cross-reactivity chart/ });
  expect(source.getAttribute('href')).toBe(check.warnings[0]!.sources[0]!.url);
  expect(source.parentElement?.textContent).toMatch(
    / \(opens in a new tab\)Penicillins react .+ Read on Sat, Nov 28, 2026\.$/,
  );
  expect(warnings.getByText(/^Checked against 87 rules/)).toBeTruthy();
  const override = screen.getByRole<HTMLButtonElement>('button', { name: 'Override' });
  expect(override.disabled).toBe(true);
  await fillIn('Or prescribe it all the same, and say why', 'Tolerated in an oral challenge.');
  await press('Override');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The check is answered in the opening of the record, so it is no second reading.
  const reads = all().filter(({ method, path }) => method === 'POST' || path.endsWith('/record'));
  const openings = new Set(reads.map(({ headers }) => headers.get(OPENING)));
  expect([...openings]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(sent()[1]?.body).toMatchObject({
    ...{ userEmail: 'meera@example.org', medication: 'Augmentin 625' },
    override: {
      reason: 'Tolerated in an oral challenge.',
      warnings: check.warnings.map(({ ruleId, concerns }) => ({ ruleId, concerns: concerns.text })),
    },
  });
});

test.each([
  ['below the list, is scrolled to, clear of the bar', 800, ['Meera Joshi']],
  ['in sight, stays where it is', 120, []],
])('the name of an opened record, if %s', async (_, top, expected) => {
  const before = { rect: Element.prototype.getBoundingClientRect, scroll: Element.prototype.scrollIntoView };
  const scrolled: (string | null)[] = [];
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, top, 300, 30);
  Element.prototype.scrollIntoView = function (this: Element, where) {
    expect(where).toEqual({ block: 'start' });
    scrolled.push(this.textContent);
  };
  try {
    window.innerHeight = 844;
    open();
    const name = await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(scrolled).toEqual(expected);
  } finally {
    Element.prototype.getBoundingClientRect = before.rect;
    Element.prototype.scrollIntoView = before.scroll;
  }
});

test('a warning says why in the words for the doctor, without the note for the editors of the rules', async () => {
  const current = ['Escitalopram 10 mg'];
  const check = checkPrescription({ medicine: 'Azithromycin 500 mg', current, allergies: [] });
  expect(check.warnings[0]).toMatchObject({ ruleId: 'ONC-21', note: expect.stringContaining('CredibleMeds') });
  open(refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets another.', { check }));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', 'Azithromycin 500 mg');
  await fillIn('Dosage', 'Once a day');
  await press('Save');
  const warnings = within(await screen.findByRole('alert', { name: 'Warnings about this medicine' }));
  expect(warnings.getByText('Torsades de pointes').tagName).toBe('DD');
  expect(warnings.queryByText(/CredibleMeds/)).toBeNull();
});

test('a warning from memory names no source, and says so', async () => {
  const allergies = [{ substance: 'Statins', reaction: '' }];
  const check = checkPrescription({ medicine: 'Rosuvas 10', current: [], allergies });
  expect(check.warnings).toMatchObject([{ ruleId: 'OWN-02', sources: [] }]);
  open(refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets an allergy.', { check }));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', 'Rosuvas 10');
  await fillIn('Dosage', 'Once a day');
  await press('Save');
  const warnings = within(await screen.findByRole('alert', { name: 'Warnings about this medicine' }));
  expect(warnings.getByText(/^From memory: no source was checked\./).tagName).toBe('DD');
  expect(warnings.queryByText('Source')).toBeNull();
  expect(warnings.queryByRole('link')).toBeNull();
});

test('several medicines are added one after the other, each with a check of its own', async () => {
  const check = checkPrescription({
    ...{ medicine: 'Augmentin 625', current: [] },
    allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
  });
  const saved = { success: true, message: 'Prescription added successfully!', data: { entryId: '9' } };
  const ok = { json: { ...saved, check: { version: '1', rulesChecked: 87, unrecognised: [] } } };
  const { sent } = open(ok, refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets an allergy.', { check }));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  const medication = await screen.findByLabelText<HTMLInputElement>('Medication');
  await fillIn('Medication', 'Paracetamol 500 mg');
  await fillIn('Dosage', 'When needed');
  await press('Save, and add another medicine');
  const added = within(await screen.findByRole('region', { name: 'Added now' }));
  expect(added.getByText('Paracetamol 500 mg')).toBeTruthy();
  expect(medication.value).toBe('');
  expect(document.activeElement).toBe(medication);
  await fillIn('Medication', 'Augmentin 625');
  await userEvents.keyboard('{Escape}');
  // The first one was saved.
  expect((await screen.findByText('Discard what you typed?')).parentElement?.textContent).toBe(
    'Discard what you typed? It has not been saved.',
  );
  await press('Keep editing');
  await fillIn('Dosage', 'Twice a day');
  await press('Save, and add another medicine');
  await fillIn('Or prescribe it all the same, and say why', 'Tolerated in an oral challenge.');
  await press('Override');
  expect(await added.findByText('Augmentin 625')).toBeTruthy();
  expect(screen.queryByRole('alert', { name: 'Warnings about this medicine' })).toBeNull();
  expect(sent().map(({ body }) => (body as { medication: string }).medication)).toEqual([
    ...['Paracetamol 500 mg', 'Augmentin 625', 'Augmentin 625'],
  ]);
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another medicine is chosen without an override', async () => {
  const check = checkPrescription({
    ...{ medicine: 'Augmentin 625', current: [] },
    allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
  });
  const { sent } = open(refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets an allergy.', { check }));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', 'Augmentin 625');
  await fillIn('Dosage', 'Twice a day');
  await press('Save');
  await press('Choose another');
  expect(screen.queryByRole('alert', { name: 'Warnings about this medicine' })).toBeNull();
  await fillIn('Medication', 'Azithromycin 500 mg');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).not.toHaveProperty('override');
});

test('a medicine is stopped, on the ground of the appointment', async () => {
  const { sent } = open({ json: { success: true } });
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('More actions: Amoxicillin 500 mg');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Mark as entered in error',
  ]);
  await userEvents.keyboard('{Escape}');
  await choose('More actions: Atorvastatin 10 mg', 'Stop this medicine');
  const lastDay = await screen.findByLabelText<HTMLInputElement>('Last day');
  expect(lastDay.value).toBe(lastDay.max);
  fireEvent.change(lastDay, { target: { value: '2026-06-13' } });
  await press('Stop this medicine');
  expect(await screen.findByText('It lies before the first day of this medicine.')).toBeTruthy();
  fireEvent.change(lastDay, { target: { value: '2026-06-20' } });
  await fillIn('Why it was stoppedOptional', ' Muscle ache. ');
  await press('Stop this medicine');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]).toMatchObject({
    path: `/api/records/${patientId}/prescriptions/1/stop`,
    body: { stoppedOn: '2026-06-20', reason: 'Muscle ache.', appointmentId: doctorId },
  });
});

test('a document is viewed from the column, and downloaded from the menu of its entry', async () => {
  const document = { name: 'lipids.pdf', mediaType: 'application/pdf', size: 900, thumbnailUrl: null };
  record.testReports.push({
    ...report('7', '2026-08-01', 'Normal.'),
    documentUrl: '/api/records/p/documents/d',
    document,
  });
  const asked = open();
  await screen.findByRole('button', { name: 'View File, Lipid profile' });
  expect(screen.queryByRole('button', { name: 'Download Lipid profile' })).toBeNull();
  await press('More actions: Lipid profile');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Download',
    'Mark as entered in error',
  ]);
  await userEvents.click(screen.getByRole('menuitem', { name: 'Download' }));
  await waitFor(() => expect(asked.all().at(-1)?.path).toBe('/api/records/p/documents/d'));
  record.testReports.length = 0;
});

test('an entry of the doctor is retracted with a reason, one of the patient is not', async () => {
  const { sent } = open({ json: { success: true } });
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  expect(screen.queryByRole('button', { name: 'Mark as entered in error: Penicillin' })).toBeNull();
  await choose('More actions: Amoxicillin 500 mg', 'Mark as entered in error');
  expect(within(screen.getByRole('dialog')).getByText('Meera Joshi, Prescription')).toBeTruthy();
  await press('Mark as entered in error');
  expect(await screen.findByText('Please choose what was wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Wrong value or dose' }));
  await userEvents.click(screen.getByRole('radio', { name: 'Something else' }));
  await press('Mark as entered in error');
  expect(await screen.findByText('Please say why.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  await userEvents.click(screen.getByRole('radio', { name: 'Wrong patient' }));
  await fillIn('ReasonOptional', 'Written for the next in line.');
  await press('Mark as entered in error');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]).toMatchObject({
    path: `/api/records/${patientId}/entries/2/retract`,
    body: {
      kind: 'prescription',
      reason: 'Wrong patient. Written for the next in line.',
      appointmentId: doctorId,
    },
  });
});

test('a test that was made twice has a trend with the medicines taken meanwhile', async () => {
  record.testReports.push(
    report('7', '2026-08-01', 'LDL 135 mg/dL (up to 100)'),
    report('6', '2026-05-01', 'LDL 168 mg/dL (up to 100)'),
    report('5', '2026-05-01', 'Platelets 251 10^3/uL 150 - 410'),
  );
  open();
  const trends = within(await screen.findByRole('region', { name: 'Trends' }));
  expect(trends.getByRole('slider').getAttribute('aria-label')).toBe('Trend of LDL cholesterol mg/dL');
  expect(trends.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Atorvastatin 10 mg since Jun 14, 2026',
    'Amoxicillin 500 mg Jun 14, 2026 to Jun 18, 2026',
    'Cetirizine 10 mg since Jun 14, 2026, told by the patient',
    'Metformin 500 mg since Jun 14, 2026, imported by the patient',
  ]);
  const column = within(screen.getByRole('region', { name: /^Test Reports/ }));
  expect(column.getAllByText('High')).toHaveLength(2);
  const values = column.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(values).toContain('Platelet count 251 10³/µL In range');
  record.testReports.length = 0;
});

test('an entry that is edited after a warning is not the one that was warned of', async () => {
  const check = checkPrescription({
    ...{ medicine: 'Augmentin 625', current: [] },
    allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
  });
  const { sent } = open(refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets an allergy.', { check }));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', 'Augmentin 625');
  await fillIn('Dosage', 'Twice a day');
  await press('Save');
  await screen.findByRole('alert', { name: 'Warnings about this medicine' });
  await fillIn('Or prescribe it all the same, and say why', 'Tolerated.');
  await fillIn('Dosage', ', with food');
  expect(screen.queryByRole('button', { name: 'Override' })).toBeNull();
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).not.toHaveProperty('override');
});

test('a reason stays when the override fails', async () => {
  const check = checkPrescription({
    ...{ medicine: 'Augmentin 625', current: [] },
    allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
  });
  open(refusal(409, 'PRESCRIPTION_WARNED', 'This medicine meets an allergy.', { check }), 'refused');
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', 'Augmentin 625');
  await fillIn('Dosage', 'Twice a day');
  await press('Save');
  await screen.findByRole('alert', { name: 'Warnings about this medicine' });
  await fillIn('Or prescribe it all the same, and say why', 'Tolerated.');
  await press('Override');
  await screen.findByText('An error occurred. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Or prescribe it all the same, and say why').value).toBe('Tolerated.');
});

/** Opens the dialog of a new prescription and names the medicine. */
async function typeMedicine(medication: string) {
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Prescription');
  await screen.findByLabelText('Medication');
  await fillIn('Medication', medication);
  return within(screen.getByRole('region', { name: 'Check of this medicine' }));
}

test('a medicine is checked while it is typed, against the allergies and medicines in sight', async () => {
  const { sent } = open();
  const check = await typeMedicine('Augmentin625 Q');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Allergic to Penicillin: Rash')).toBeTruthy();
  expect(dialog.getByText('Taking Atorvastatin 10 mg; Cetirizine 10 mg; Metformin 500 mg')).toBeTruthy();
  const status = within(check.getByRole('status'));
  expect(await status.findByText(/^Checked against 87 rules, version /)).toBeTruthy();
  expect(status.getByText('Read as amoxicillin, clavulanic acid.')).toBeTruthy();
  expect(status.getByText('Not recognised in “Augmentin625 Q”: Q.')).toBeTruthy();
  expect(status.getByText('1 warning, shown below.')).toBeTruthy();
  expect(check.getByRole('heading', { name: 'amoxicillin meets Penicillin: Rash' })).toBeTruthy();
  expect(check.getByText('Contraindicated, allergy')).toBeTruthy();
  expect(check.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('dialog').textContent).not.toMatch(/safe/i);
  expect(sent()).toEqual([]);
});

test('a guessed name is shown as a guess, and another medicine is checked anew', async () => {
  open();
  const check = await typeMedicine('Metforman 500');
  expect(await check.findByText('“Metforman” was taken for a typing error of metformin. Please compare.')).toBeTruthy();
  expect(check.getByText(/^No medicine was recognised for certain in “Metforman 500”/)).toBeTruthy();
  expect(check.getByRole('checkbox', { name: /^I checked this medicine myself/ })).toBeTruthy();
  await userEvents.clear(screen.getByLabelText('Medication'));
  expect(check.getByRole('status').textContent).toBe('');
  await fillIn('Medication', 'Zerodol Q');
  expect(await check.findByText('Read as aceclofenac.')).toBeTruthy();
  expect(check.queryByRole('checkbox')).toBeNull();
  await fillIn('Dosage', 'Twice a day');
  await press('Save');
  const told = 'Prescription added successfully! Checked against 87 rules. Not recognised: Q.';
  expect(await screen.findByText(told)).toBeTruthy();
});

test('a medicine of which nothing is recognised is saved once the doctor confirms it', async () => {
  const refusedFor = checkPrescription({ medicine: 'Xyzomab 5 mg', current: [], allergies: [] });
  const { sent } = open(refusal(409, 'PRESCRIPTION_UNCHECKED', 'It could not be checked.', { check: refusedFor }));
  const check = await typeMedicine('Xyzomab 5 mg');
  const told = 'No medicine was recognised in “Xyzomab 5 mg”, so it could not be checked.';
  expect(await check.findByText(told)).toBeTruthy();
  expect(check.queryByText(/^Checked against/)).toBeNull();
  await fillIn('Dosage', 'Once a day');
  await press('Save');
  expect(await screen.findByText('It could not be checked.')).toBeTruthy();
  expect(sent()[0]?.body).not.toHaveProperty('confirmedUnchecked');
  await userEvents.click(check.getByRole('checkbox', { name: /^I checked this medicine myself/ }));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[1]?.body).toMatchObject({ medication: 'Xyzomab 5 mg', confirmedUnchecked: true });
});

test('a confirmation is about one medicine', async () => {
  open();
  const check = await typeMedicine('Xyzomab');
  await userEvents.click(await check.findByRole('checkbox'));
  await fillIn('Medication', ' forte');
  expect((await check.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
});
