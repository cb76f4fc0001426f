import type { Diagnosis, Prescription, TestReport } from '@anamnesis/contracts/records/query-routes';
import { SHARE_SESSION } from '@anamnesis/contracts/share/constants';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press } from '../testing/user-events';

// Reads the values as ever, and counts how often.
const { resultsOfReport } = await import('@anamnesis/contracts/labs/report-results');
const readValues = jest.fn(resultsOfReport);
jest.unstable_mockModule('@anamnesis/contracts/labs/report-results', () => ({ resultsOfReport: readValues }));
const { default: SharedPage } = await import('./shared-page');

const TOKEN = 'a'.repeat(43);
const SESSION = '0a1b0000-0000-4000-8000-000000000009';
const patientId = '0a1b0000-0000-4000-8000-000000000001';

afterEach(cleanup);

const entry = (id: string): Omit<TestReport, 'testName' | 'result' | 'labValues' | 'urgency'> => ({
  ...{ id, _id: id, date: '2026-11-18', createdAt: '2026-11-18T06:00:00.000Z', doctorName: 'Dr. Rao' },
  ...{ author: { id: patientId, role: 'patient' }, retracted: null, documentUrl: null, document: null, origin: null },
});
const test1: TestReport = { ...entry('1'), testName: 'HbA1c', result: '5.9 %', labValues: null, urgency: null };
const medicine: Prescription = {
  ...entry('2'),
  ...{ medication: 'Atorvastatin 10 mg', dosage: 'Once a day', duration: '', instructions: '' },
  ...{ isTaken: true, lastDay: null, stopped: null },
};
const condition: Diagnosis = {
  ...entry('3'),
  ...{ diagnosis: 'Prediabetes', condition: 'Prediabetes', symptoms: '', notes: 'Diet first.', followUpDate: null },
};
const shared = {
  ...{ patient: { fullName: 'Meera Joshi', gender: 'Female', age: 37 }, recipient: 'Dr. Menon' },
  ...{ scope: ['prescriptions', 'testReports', 'diagnoses'], expiresAt: '2026-11-21T08:00:00.000Z' },
  ...{ until: '2026-11-20T08:15:00.000Z', secondsLeft: 900 },
};
const allergy = { id: '4', substance: 'Penicillin', reaction: 'Rash', notedAt: entry('4').createdAt };
const record: Record<string, object> = {
  '/api/shared': { data: shared },
  '/api/shared/prescriptions': {
    allergies: [{ ...allergy, author: test1.author, retracted: null }],
    prescriptions: [medicine],
  },
  '/api/shared/test-reports': { testReports: [test1] },
  '/api/shared/diagnoses': { diagnoses: [condition] },
};

/** Renders the page of a link; `on` has other replies by path. */
function visit(on: Record<string, Answer | Promise<Answer>> = {}, token = TOKEN) {
  const replies = { ...on };
  const asked = stubNetwork(({ path }) => {
    const other = replies[path];
    if (other) return other;
    return { json: path === '/api/shared/open' ? { success: true, data: { session: SESSION } } : record[path] };
  });
  renderPage(<SharedPage />, undefined, token && `#${token}`);
  return { asked, replies };
}
const enter = async (passCode = 'k7dm-x2qf') => {
  await fillIn('Pass code', passCode);
  await press('Open the record');
};
const open = async (on: Record<string, Answer | Promise<Answer>> = {}) => {
  const seen = visit(on);
  await enter();
  await screen.findByRole('heading', { level: 1, name: 'Health record of Meera Joshi' });
  return seen;
};

describe('the pass code', () => {
  test('is asked for first; the link’s secret is sent in the body alone', async () => {
    const { asked } = await open();
    expect(asked[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/shared/open', body: { token: TOKEN, passCode: 'k7dm-x2qf' } },
    });
    for (const { path, headers } of asked.slice(1)) {
      expect(path).not.toContain(TOKEN);
      expect(headers.get(SHARE_SESSION)).toBe(SESSION);
    }
  });

  test('that is missing is asked for, and nothing is sent', async () => {
    const { asked } = visit();
    await press('Open the record');
    await screen.findByText('Please enter the pass code.');
    expect(asked).toEqual([]);
  });

  test.each([
    [401, 'SHARE_CODE_WRONG', 'This link and this pass code do not belong together.'],
    [429, 'SHARE_PAUSED', 'Too many wrong pass codes were entered for this link.'],
  ])('refused with %i %s can be entered again', async (status, code, message) => {
    visit({ '/api/shared/open': refusal(status, code, message) });
    await enter();
    await screen.findByText('It could not be opened');
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('Pass code').value).toBe('k7dm-x2qf');
  });

  test.each([
    ['SHARE_EXPIRED', 'The time for which this record was shared is over.'],
    ['SHARE_REVOKED', 'This record is no longer shared.'],
  ])('of a link that has ended (%s) is not asked for again', async (code, message) => {
    visit({ '/api/shared/open': refusal(410, code, message) });
    await enter();
    await screen.findByText('This link no longer opens anything');
    await screen.findByText(message);
    expect(screen.queryByLabelText('Pass code')).toBeNull();
  });

  test.each(['', 'abc', 'a'.repeat(44)])('is not asked for with the incomplete link "#%s"', async (token) => {
    visit({}, token);
    await screen.findByText('This link is incomplete');
    expect(screen.queryByLabelText('Pass code')).toBeNull();
  });

  test('and its page are kept from search engines', () => {
    visit();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });
});

describe('the record', () => {
  beforeEach(() =>
    startSession({
      accessToken: 'token',
      user: {
        ...{ _id: patientId, id: patientId, role: 'patient', fullName: 'Meera Joshi', email: 'm@example.org' },
        profileImage: null,
      },
    }),
  );
  afterEach(() => {
    cleanup();
    endSession();
  });

  test('is shown read-only, with whose it is, for whom and until when, also to its own author', async () => {
    await open();
    await screen.findByText('Female · 37 years');
    await screen.findByText('Shared with Dr. Menon. This link ends Sat, Nov 21, 1:30 PM IST.');
    for (const text of ['Penicillin', 'Atorvastatin 10 mg', 'Once a day', '5.9 %', 'Prediabetes', 'Diet first.'])
      await screen.findByText(text);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).not.toContain('Entered in error');
    expect(screen.getByRole('button', { name: 'Close the record' })).toBeTruthy();
  });

  test('compares a report from the childhood of an adult with no range for adults', async () => {
    const old = { ...test1, date: '2003-11-18', testName: 'Blood count', result: 'Haemoglobin 9.5 g/dL' };
    await open({
      '/api/shared/test-reports': { json: { testReports: [old, { ...old, id: '9', _id: '9', date: '2026-11-18' }] } },
    });
    expect(await screen.findAllByText('9.5')).toHaveLength(2);
    expect(screen.getAllByText('Low')).toHaveLength(1);
  });

  test('shows the shared parts only', async () => {
    const { asked } = await open({ '/api/shared': { json: { data: { ...shared, scope: ['testReports'] } } } });
    await screen.findByText('5.9 %');
    expect(screen.queryByRole('heading', { name: 'Prescriptions' })).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(['/api/shared/open', '/api/shared', '/api/shared/test-reports']);
  });

  test('says where a part is empty', async () => {
    await open({
      '/api/shared/prescriptions': { json: { allergies: [], prescriptions: [] } },
      '/api/shared/test-reports': { json: { testReports: [] } },
      '/api/shared/diagnoses': { json: { diagnoses: [] } },
    });
    for (const text of ['None is recorded.', 'No prescriptions.', 'No test reports.', 'No diagnoses.'])
      await screen.findByText(text);
  });

  test('says that a part could not be loaded, and tries again', async () => {
    const { replies } = await open({ '/api/shared/diagnoses': refusal(500, 'INTERNAL', 'Broken') });
    await screen.findByText('This part could not be loaded.');
    delete replies['/api/shared/diagnoses'];
    await press('Try Again');
    await screen.findByText('Prediabetes');
  });

  test('is gone when the reader closes it', async () => {
    await open();
    await screen.findByText('Prediabetes');
    await press('Close the record');
    await screen.findByLabelText('Pass code');
    expect(screen.queryByText('Prediabetes')).toBeNull();
  });
});

describe('the end of an open record', () => {
  beforeEach(() => {
    // Only the time that the page reads, and its intervals: the network of the test goes on.
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'],
    });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
  /** Lets time pass on the page. */
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  test.each([
    [410, 'SHARE_REVOKED', 'This link no longer opens anything'],
    [410, 'SHARE_EXPIRED', 'This link no longer opens anything'],
    [401, 'SHARE_SESSION_ENDED', 'The record was closed'],
  ])('that a check finds (%i %s) closes it', async (status, code, title) => {
    const { replies } = await open();
    await screen.findByText('Prediabetes');
    replies['/api/shared'] = refusal(status, code, 'It has ended.');
    await pass(10);
    await screen.findByText(title);
    expect(screen.queryByText('Prediabetes')).toBeNull();
    await screen.findByText('It has ended.');
  });

  test.each([
    ['its link', shared.expiresAt, 'This link no longer opens anything', 'The time for which this record was shared'],
    ['its session', shared.until, 'The record was closed', 'For safety the shared record was closed.'],
  ])('by the time of %s closes it, also without a connection', async (_, until, title, text) => {
    const { replies } = await open({ '/api/shared': { json: { data: { ...shared, until, secondsLeft: 20 } } } });
    await screen.findByText('Prediabetes');
    replies['/api/shared'] = 'refused';
    await pass(15);
    expect(screen.queryByText('Prediabetes')).toBeTruthy();
    await pass(6);
    await screen.findByText(title);
    await screen.findByText(new RegExp(text));
    expect(screen.queryByText('Prediabetes')).toBeNull();
  });

  test('without a connection, where a revocation cannot arrive, closes it after half a minute', async () => {
    const { replies } = await open();
    await screen.findByText('Prediabetes');
    replies['/api/shared'] = 'refused';
    await pass(25);
    expect(screen.queryByText('Prediabetes')).toBeTruthy();
    await pass(10);
    await screen.findByText('The record was closed');
    await screen.findByText(/Without a connection it cannot be checked whether the record is still shared/);
    expect(screen.queryByText('Prediabetes')).toBeNull();
  });

  test('is counted down without reading the record anew, also when it is checked', async () => {
    await open();
    await screen.findByText('Prediabetes');
    await screen.findByText('5.9 %');
    expect(screen.getByRole('timer').textContent).toBe('15 minutes left');
    const before = readValues.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    const { secondsLeft } = shared;
    shared.secondsLeft = 130;
    await pass(25);
    shared.secondsLeft = secondsLeft;
    expect(screen.getByRole('timer').textContent).toBe('3 minutes left');
    expect(readValues.mock.calls).toHaveLength(before);
  });

  test('does not follow from a failed check that a later one makes good', async () => {
    const { replies } = await open();
    await screen.findByText('Prediabetes');
    replies['/api/shared'] = 'refused';
    await pass(15);
    delete replies['/api/shared'];
    await pass(60);
    expect(screen.queryByText('Prediabetes')).toBeTruthy();
  });
});

describe('a document', () => {
  const url = '/api/shared/documents/d1';
  const withDocument = {
    ...test1,
    ...{
      documentUrl: url,
      document: { name: 'HbA1c.pdf', mediaType: 'application/pdf', size: 900, thumbnailUrl: null },
    },
  };
  const tab = { shown: '', isClosed: false };
  beforeEach(() => {
    Object.assign(tab, { shown: '', isClosed: false });
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    window.open = () =>
      ({
        location: { replace: (to: string) => (tab.shown = to) },
        close: () => (tab.isClosed = true),
      }) as unknown as Window;
  });
  const openDocument = async (on: Record<string, Answer | Promise<Answer>> = {}) => {
    const seen = await open({ '/api/shared/test-reports': { json: { testReports: [withDocument] } }, ...on });
    await screen.findByText('HbA1c.pdf');
    await press('View File, HbA1c');
    return seen;
  };

  test('is fetched with the session of the link, and its tab is closed with the record', async () => {
    const { asked } = await openDocument({ [url]: { json: {} } });
    await waitFor(() => expect(tab.shown).toBe('blob:1'));
    expect(asked.find(({ path }) => path === url)?.headers.get(SHARE_SESSION)).toBe(SESSION);
    expect(tab.isClosed).toBe(false);
    await press('Close the record');
    expect(tab.isClosed).toBe(true);
  });

  test('of a link that was revoked closes the record at once', async () => {
    await openDocument({ [url]: refusal(410, 'SHARE_REVOKED', 'This record is no longer shared.') });
    await screen.findByText('This link no longer opens anything');
    expect(screen.queryByText('Prediabetes')).toBeNull();
    expect(tab.isClosed).toBe(true);
  });

  test('that arrives after the end is not shown', async () => {
    let reply: (answer: Answer) => void = () => undefined;
    const arriving = new Promise<Answer>((resolve) => (reply = resolve));
    await openDocument({ [url]: arriving });
    await press('Close the record');
    reply({ json: {} });
    await waitFor(() => expect(tab.isClosed).toBe(true));
  });
});
