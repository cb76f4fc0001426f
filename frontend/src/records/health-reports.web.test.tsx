import { doctorKey } from '@anamnesis/contracts/accounts/doctor-name';
import { checkPrescription } from '@anamnesis/contracts/medicines/check';
import { listNotifications } from '@anamnesis/contracts/notifications/addresses';
import type {
  CheckedPrescription,
  Diagnosis,
  Prescription,
  TestReport,
} from '@anamnesis/contracts/records/query-routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aNotification } from '../notifications/testing/samples';
import { endSession, startSession } from '../signed-in/session';
import { aClinic, type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import HealthReports from './health-reports';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const doctorId = '0a1b0000-0000-4000-8000-000000000002';

beforeEach(() =>
  startSession({
    accessToken: 'token',
    user: {
      _id: patientId,
      id: patientId,
      role: 'patient',
      fullName: 'Meera Joshi',
      email: 'meera@example.org',
      profileImage: null,
    },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

const report = (more: Partial<TestReport> = {}): TestReport => ({
  ...{ id: '1', _id: '1', date: '2026-11-18', createdAt: '2026-11-18T06:00:00.000Z', doctorName: 'Kavita Rao' },
  ...{ author: { id: doctorId, role: 'doctor' }, retracted: null, testName: 'HbA1c', result: '5.9 %' },
  ...{ documentUrl: null, document: null, origin: null, labValues: null, urgency: null },
  ...more,
});
const own = report({
  ...{ id: '2', _id: '2', testName: 'Vitamin D', result: '12 ng/mL', doctorName: 'Dr. Kulkarni' },
  author: { id: patientId, role: 'patient' },
});

/** Renders the page on a server with these test reports; `on` has other replies by method and path. */
function open(reports: readonly TestReport[] | 'refused', on: Record<string, Answer> = {}, search = '') {
  const asked = stubNetwork(({ method, path }) => {
    const [pathname = '', query = ''] = path.split('?');
    const other = on[`${method} ${pathname}`];
    if (other) return other;
    if (method === 'POST')
      return { json: { success: true, message: 'Test Report added successfully!', data: { entryId: '3' } } };
    if (pathname === '/api/users/current') return { json: { data: { gender: 'Female', age: 37 } } };
    if (pathname === '/api/users/share-links') return { json: { shareLinks: [] } };
    if (pathname === '/api/users/allergies') return { json: { allergies: [] } };
    if (reports === 'refused') return 'refused';
    const doctor = new URLSearchParams(query).get('doctor');
    return {
      json: pathname.endsWith('test-reports')
        ? reports.filter((each) => !doctor || doctorKey(each.doctorName) === doctor)
        : [],
    };
  });
  renderPage(<HealthReports />, undefined, '', search);
  return { sent: () => asked.filter(({ method }) => method === 'POST') };
}

/** The window is looked at again, after which everything shown is asked for again. */
function refocus() {
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  focusManager.setFocused(undefined);
}

test('the entries are read with day and doctor, a retracted one with its reason', async () => {
  open([
    report(),
    report({
      id: '4',
      testName: 'Lipid profile',
      // The 20th in the clinic.
      retracted: { at: '2026-11-19T20:00:00.000Z', reason: 'Another person.' },
    }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'My Test Reports' });
  await screen.findByText('5.9 %');
  expect(screen.getAllByText('Nov 18, 2026 · Dr. Kavita Rao')).toHaveLength(2);
  const words = 'Another person. Retracted on Nov 20, 2026; it stays in the history and counts nowhere.';
  expect(screen.getByText(words)).toBeTruthy();
});

test('a notification leads to its report, which is explained without a press', async () => {
  const notice = aNotification({ kind: 'resultUrgent', rank: 'hospital', at: new Date().toISOString() });
  const told = { json: { notifications: [notice], unread: 1, next: null } };
  open([report(), own], { [`GET ${listNotifications.path}`]: told }, '?tab=tests&report=2');
  await screen.findByText('You were told of this report today: a result in it may need a hospital today');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Vitamin D/);
});

test('the patient reads in front of the text what in a report cannot wait, and whom to see', async () => {
  const lines = [{ kind: 'line', rank: 'doctor', isToCheck: false, text: 'Malarial parasite: seen' }] as const;
  const result = 'Malarial parasite: seen';
  const date = new Date().toISOString().slice(0, 10);
  open([report({ date, result, urgency: { lines: [...lines], isOfUnknown: false } }), own]);
  const urgent = await screen.findByRole('region', { name: 'One urgent result' });
  expect(within(urgent).getByRole('listitem').textContent).toBe(
    'Ask a doctor today, unless one has seen it sinceMalarial parasite: seen',
  );
  expect(within(urgent.closest('article')!).getByRole('heading', { name: 'HbA1c' })).toBeTruthy();
});

test('what was urgent in a report of long ago is told as that', async () => {
  const lines = [{ kind: 'line', rank: 'hospital', isToCheck: false, text: 'Malarial parasite: seen' }] as const;
  open([report({ date: '2025-01-18', urgency: { lines: [...lines], isOfUnknown: false } }), own]);
  const past = await screen.findByRole('region', { name: 'One result was urgent then' });
  expect(within(past).getByRole('listitem').textContent).toBe(
    'Was for a hospital; ask a doctor if it was never treatedMalarial parasite: seen',
  );
});

test('a link to a report of another record says so', async () => {
  open([report()], {}, '?tab=tests&report=other');
  await screen.findByText('This report is not in this record, or not yours to see.');
});

const { warnings } = checkPrescription({
  ...{ medicine: 'Augmentin 625', current: [] },
  allergies: [{ substance: 'Penicillin', reaction: 'Rash' }],
});

test('a medicine tells in plain words of what its doctor was warned and why it was prescribed all the same', async () => {
  const { testName, result, ...entry } = report({ id: '7', _id: '7' });
  const augmentin: CheckedPrescription = {
    ...{ ...entry, medication: 'Augmentin 625', dosage: 'Twice a day', duration: '', instructions: '', isTaken: true },
    ...{ lastDay: null, stopped: null, confirmedUnchecked: false },
    override: { rulesVersion: '1', warnings, reason: 'Tolerated in an oral challenge.' },
  };
  const unknown = {
    ...augmentin,
    ...{ id: '8', _id: '8', medication: 'Xyzomab', override: null, confirmedUnchecked: true },
  };
  open([], { 'GET /api/users/prescriptions': { json: [augmentin, unknown] } }, '?tab=prescriptions');
  const note = within(await screen.findByRole('region', { name: 'Dr. Kavita Rao was warned before prescribing this' }));
  const allergy =
    'You have an allergy on record: “Penicillin: Rash”. This medicine (amoxicillin) may cause a reaction.';
  expect(note.getByText(`${allergy} It counts as something normally avoided.`)).toBeTruthy();
  const reason = 'Dr. Kavita Rao prescribed it all the same, for this reason: “Tolerated in an oral challenge.”';
  expect(note.getByText(reason)).toBeTruthy();
  expect(
    note.getByText(/^If you have a question, ask the doctor .* The rules of these warnings still have to be/),
  ).toBeTruthy();
  const card = within(screen.getByRole('article', { name: 'Xyzomab' }));
  expect(card.getByText(/^No rule knows this medicine, .* Dr\. Kavita Rao knew this\.$/)).toBeTruthy();
  expect(card.queryByRole('region')).toBeNull();
});

test('a confirmed value names its document and page, which opens there; so does the table of its trend', async () => {
  URL.createObjectURL = () => 'blob:lipids';
  URL.revokeObjectURL = () => undefined;
  const opened: string[] = [];
  const tab = { location: { replace: (to: string) => opened.push(to) }, close: () => undefined };
  window.open = () => tab as unknown as Window;
  const confirmedValue = (test: 'ldl' | 'tg', isCorrected: boolean) => ({
    ...{ test, printedName: 'LDL', value: 118, comparator: null, decimals: 0, printedRange: null },
    ...{ unit: { printed: 'mg/dL', ucum: 'mg/dL' }, page: 2, box: null, isCorrected },
  });
  const confirmed = report({
    ...{
      testName: 'Lipid profile',
      result: 'See the document.',
      labValues: [confirmedValue('ldl', false), confirmedValue('tg', true)],
    },
    documentUrl: '/api/records/p/documents/d',
    document: { name: 'lipids.pdf', mediaType: 'application/pdf', size: 9, thumbnailUrl: null },
  });
  const typed = report({ ...{ id: '5', _id: '5', date: '2026-05-02', testName: 'Lipids', result: 'LDL 128 mg/dL' } });
  open([confirmed, typed], {}, '?tab=all');
  const trend = within(await screen.findByRole('figure', { name: 'Trend of LDL cholesterol' }));
  await userEvents.click(trend.getByText('Values as a table'));
  const sources = trend.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(sources).toEqual(['Source', 'As typed', 'From lipids.pdf, page 2']);
  const own = within(screen.getByRole('article', { name: 'Lipid profile' }));
  const said = own.getAllByText(/by the patient$/).map((each) => each.textContent);
  expect(said).toEqual(['Confirmed by the patient', 'Corrected by the patient']);
  for (const place of [trend, own]) {
    const [button] = place.getAllByRole('button', { name: 'From lipids.pdf, page 2' });
    await userEvents.click(button!);
  }
  await waitFor(() => expect(opened).toEqual(['blob:lipids#page=2', 'blob:lipids#page=2']));
  expect(within(screen.getByRole('article', { name: 'Lipids' })).queryByText(/^From/)).toBeNull();
});

test('the doctor filter shows the entries of one doctor', async () => {
  open([report(), own]);
  await screen.findByText('12 ng/mL');
  fireEvent.change(screen.getByLabelText('Filter by Doctor'), { target: { value: 'Kavita Rao' } });
  await waitFor(() => expect(screen.queryByText('12 ng/mL')).toBeNull());
  expect(await screen.findByText('5.9 %')).toBeTruthy();
});

test('a value keeps the trend of all reports when only those of one doctor are shown', async () => {
  open([
    report({ result: '5.9 %' }),
    report({ id: '4', _id: '4', date: '2026-06-02', result: '6.4 %', doctorName: 'Ravi Menon' }),
  ]);
  await screen.findAllByRole('img', { name: 'HbA1c over time: 6.4, 5.9 %' });
  fireEvent.change(screen.getByLabelText('Filter by Doctor'), { target: { value: 'Kavita Rao' } });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('img', { name: 'HbA1c over time: 6.4, 5.9 %' })).toBeTruthy();
});

test('a doctor stands once in the filter, however the name was typed, with the entries of all spellings', async () => {
  const typed = { author: { id: patientId, role: 'patient' as const } };
  const imported = { source: 'City Hospital', resource: 'urn:uuid:9', importedAt: '2026-11-02T06:00:00.000Z' };
  open([
    report(),
    report({ ...typed, id: '5', testName: 'ECG', result: 'Sinus rhythm', doctorName: 'dr Kavita Rao' }),
    report({ ...typed, id: '6', testName: 'TSH', result: '2.8 mIU/L', doctorName: 'Kavita Rao', origin: imported }),
    report({ ...typed, id: '9', testName: 'X-ray', doctorName: 'City Hospital', origin: imported }),
    own,
  ]);
  await screen.findByText('12 ng/mL');
  const filter = screen.getByLabelText('Filter by Doctor');
  const shown = within(filter).getAllByRole('option');
  expect(shown.map((each) => each.textContent)).toEqual([
    ...['All Doctors', 'City Hospital', 'Dr. Kavita Rao', 'Dr. Kulkarni'],
  ]);
  expect(screen.getAllByText('Nov 18, 2026 · Dr. Kavita Rao')).toHaveLength(2);
  await userEvents.selectOptions(filter, 'Dr. Kavita Rao');
  await waitFor(() => expect(screen.queryByText('12 ng/mL')).toBeNull());
  expect(await screen.findByRole('article', { name: 'TSH' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'ECG' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'HbA1c' })).toBeTruthy();
});

test.each([
  ['', 'No test reports found. Add your first report.'],
  ['?tab=prescriptions', 'No prescriptions found. Add your first prescription.'],
  ['?tab=diagnoses', 'No diagnoses found. Add your first diagnosis.'],
])('the tab "%s" is empty', async (search, text) => {
  open([], {}, search);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a list that cannot be loaded says so', async () => {
  open('refused');
  expect(await screen.findByText('Failed to fetch test reports')).toBeTruthy();
});

test('entries that cannot be refreshed stay, and say so until they are', async () => {
  const on: Record<string, Answer> = {};
  open([report()], on);
  await screen.findByText('5.9 %');
  on['GET /api/users/test-reports'] = 'refused';
  refocus();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to refresh tests data.What you see may be out of date.');
  expect(screen.getByText('5.9 %')).toBeTruthy();
  delete on['GET /api/users/test-reports'];
  await press('Try Again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an entry is added once all required inputs are filled', async () => {
  const { sent } = open([]);
  await press('Add New');
  await press('Save');
  expect(await screen.findByText('Please name the test.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await fillIn('Test name', 'HbA1c');
  await fillIn('Result', '5.9 %');
  await fillIn("Doctor's name", 'Dr. Kulkarni');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([
    { path: '/api/users/addReport', body: { testName: 'HbA1c', result: '5.9 %', doctorName: 'Dr. Kulkarni' } },
  ]);
});

test('a day that cannot be is refused before it is sent', async () => {
  const { sent } = open([], {}, '?tab=diagnoses');
  await press('Add New');
  const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await fillIn('Condition', 'Prediabetes');
  await fillIn('Notes', 'Fewer sweets.');
  await fillIn("Doctor's name", 'Dr. Kulkarni');
  set('Date', '2199-01-01');
  await press('Save');
  expect(await screen.findByText('Please give today or an earlier day.')).toBeTruthy();
  set('Date', '1899-12-31');
  expect(await screen.findByText('Please give a day in 1900 or later.')).toBeTruthy();
  set('Date', '2026-01-10');
  set('Follow-up dateOptional', '2026-01-09');
  expect(await screen.findByText('The follow-up lies before the day of the entry.')).toBeTruthy();
  set('Follow-up dateOptional', '2101-01-01');
  expect(await screen.findByText('Please give a day in 2100 or earlier.')).toBeTruthy();
  expect(sent()).toEqual([]);
  set('Follow-up dateOptional', '2026-04-10');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ date: '2026-01-10', followUpDate: '2026-04-10' });
});

test('a refused entry keeps what was typed', async () => {
  open([], {
    'POST /api/users/addReport': refusal(503, 'UNAVAILABLE', 'A part of the service does not answer right now.'),
  });
  await press('Add New');
  await fillIn('Test name', 'HbA1c');
  await fillIn('Result', '5.9 %');
  await fillIn("Doctor's name", 'Dr. Kulkarni');
  await press('Save');
  expect(await screen.findByText('A part of the service does not answer right now.')).toBeTruthy();
  expect(screen.getByText(/^What you typed is still here\. It may be saved already\./)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Test name').value).toBe('HbA1c');
});

test('an entry that failed without a sentence of the server has the fixed text', async () => {
  open([], { 'POST /api/users/addReport': 'refused' });
  await press('Add New');
  await fillIn('Test name', 'HbA1c');
  await fillIn('Result', '5.9 %');
  await fillIn("Doctor's name", 'Dr. Kulkarni');
  await press('Save');
  expect(await screen.findByText('Failed to submit tests')).toBeTruthy();
});

test('only an own entry can be retracted, with a reason', async () => {
  const { sent } = open([report(), own]);
  await screen.findByText('12 ng/mL');
  expect(screen.queryByRole('button', { name: 'Mark as entered in error: HbA1c' })).toBeNull();
  await press('Mark as entered in error: Vitamin D');
  await userEvents.click(await screen.findByRole('radio', { name: 'Something else' }));
  await fillIn('Reason', "The sample was another person's.");
  await press('Mark as entered in error');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      path: `/api/records/${patientId}/entries/2/retract`,
      body: { kind: 'testReport', reason: "The sample was another person's." },
    },
  ]);
});

test('allergies that cannot be loaded say so, and are asked for again', async () => {
  const on: Record<string, Answer> = { 'GET /api/users/allergies': 'refused' };
  open([report()], on);
  expect(await screen.findByText('Your allergies could not be loaded.')).toBeTruthy();
  delete on['GET /api/users/allergies'];
  await press('Try Again');
  expect(await screen.findByText(/^None is recorded\./)).toBeTruthy();
});

test('an allergy is added to the own record', async () => {
  const { sent } = open([]);
  await press('Add an allergy');
  await press('Save');
  expect(await screen.findByText('Please name the substance.')).toBeTruthy();
  await fillIn('Medicine or substance', 'Penicillin');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ path: `/api/records/${patientId}/allergies`, body: { substance: 'Penicillin' } }]);
});

test('a laboratory value is a row with its range and standing, and its text as written', async () => {
  const lipids = { testName: 'Lipid profile', result: 'LDL 135 mg/dL (up to 100)' };
  open([report(lipids), report({ ...lipids, id: '8', date: '2026-06-01', result: 'LDL 151 mg/dL (up to 100)' })]);
  expect(await screen.findAllByText('High')).toHaveLength(2);
  expect(screen.getAllByText('LDL cholesterol').length).toBeGreaterThan(0);
  expect(screen.getByText('135')).toBeTruthy();
  expect(screen.getByText('LDL 135 mg/dL (up to 100)')).toBeTruthy();
});

const medicine: Prescription = {
  ...{ id: 'm', _id: 'm', date: '2026-11-19', createdAt: '2026-11-19T06:00:00.000Z', doctorName: 'Kavita Rao' },
  ...{ author: { id: doctorId, role: 'doctor' }, retracted: null, medication: 'Atorvastatin 10 mg', dosage: 'Daily' },
  ...{
    duration: '',
    instructions: '',
    isTaken: true,
    lastDay: null,
    stopped: null,
    documentUrl: null,
    document: null,
    origin: null,
  },
};
const diabetes: Diagnosis = {
  ...{ id: 'd', _id: 'd', date: '2026-11-17', createdAt: '2026-11-17T06:00:00.000Z', doctorName: 'Kavita Rao' },
  ...{ author: { id: doctorId, role: 'doctor' }, retracted: null, diagnosis: 'Prediabetes', condition: 'Prediabetes' },
  ...{
    symptoms: '',
    notes: 'Fewer sweets.',
    followUpDate: '2090-01-01',
    documentUrl: null,
    document: null,
    origin: null,
  },
};

test('the timeline has all kinds on one line, the newest first, after what is planned', async () => {
  open(
    [report()],
    {
      'GET /api/users/prescriptions': { json: [medicine] },
      'GET /api/users/diagnoses': { json: [diabetes] },
      'GET /api/clinic': { json: aClinic },
    },
    '?tab=all',
  );
  const line = await screen.findByRole('list', { name: 'My Record' });
  expect(
    within(line)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Atorvastatin 10 mg', 'HbA1c', 'Prediabetes']);
  expect(line.firstElementChild?.textContent).toBe('Follow-up: PrediabetesJan 1, 2090');
  expect(within(line).getByText('Test report')).toBeTruthy();
});

test('a value is as high in the trend as on its card, by the range of its own report', async () => {
  const lipids = { testName: 'Lipid profile', result: 'LDL 115 mg/dL (up to 130)' };
  open(
    [report(lipids), report({ ...lipids, id: '8', date: '2026-06-01', result: 'LDL 115 mg/dL (up to 100)' })],
    {},
    '?tab=all',
  );
  const slider = await screen.findByRole('slider', { name: 'Trend of LDL cholesterol mg/dL' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 18, 2026: 115 mg/dL, In range');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Jun 1, 2026: 115 mg/dL, High');
});

test('of thousands of entries the first are drawn, and more when asked for', async () => {
  open(Array.from({ length: 5_000 }, (_, index) => report({ id: `r${index}`, _id: `r${index}` })));
  await screen.findByText('Show earlier entries (4950)');
  expect(document.querySelectorAll('article')).toHaveLength(50);
  fireEvent.click(screen.getByText('Show earlier entries (4950)'));
  expect(document.querySelectorAll('article')).toHaveLength(150);
});

test('an allergy that was noted in error is retracted by the patient', async () => {
  const allergy = { id: 'a', substance: 'Latex', reaction: 'Rash', notedAt: '2025-03-12T06:00:00.000Z' };
  const { sent } = open([], {
    'GET /api/users/allergies': {
      json: { allergies: [{ ...allergy, author: { id: patientId, role: 'patient' }, retracted: null }] },
    },
    [`POST /api/records/${patientId}/entries/a/retract`]: { json: { success: true } },
  });
  await screen.findByText('Latex');
  await press('Mark as entered in error: Latex');
  await userEvents.click(await screen.findByRole('radio', { name: 'Entered twice' }));
  await press('Mark as entered in error');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toEqual({ kind: 'allergy', reason: 'Entered twice.' });
});
