import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { endSession, startSession } from '../signed-in/session';
import { Toasts } from '../look/toasts';
import { dataProvider } from '../desk/data-provider';
import { useI18nProvider } from '../record-screens/i18n-provider';
import { Connection } from '../live/connection';
import { cacheWithClinic, stubNetwork, type Answer } from '../testing/network';
import { dayOf, dayWords } from '../time/clinic-time';
import DoctorAppointments from './doctor-appointments';
import { someDocuments } from '../sessions/documents/testing/samples';
import { aFaceSheet, theirAnswers } from '../profiles/testing/samples';
import { appointmentVerbs } from '../desk/appointment-verbs';
import { aboutNow, aConsultation, aSocket, joined, slotsOf } from './testing/samples';

beforeEach(() =>
  startSession({
    accessToken: 't',
    user: { _id: 'd', id: 'd', role: 'doctor', fullName: 'Kavita Rao', email: 'k@x.y', profileImage: null },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

const { id } = aConsultation();
const listed = (rows: Consultation[], from = 0, to = rows.length): Answer => ({
  headers: { 'content-range': `appointments ${from}-${to}/${rows.length}` },
  json: rows.slice(from, to + 1),
});

interface Filter {
  id?: string[];
  date?: string;
  date_gte?: string;
  date_lte?: string;
  status?: string | string[];
  payment?: string;
  patientId?: string;
}
/** Whether the server's filter finds the consultation. */
const isFound = ({ id, date, status, payment }: Consultation, filter: Filter) =>
  (filter.id?.includes(id) ?? true) &&
  (filter.status === undefined || [filter.status].flat().includes(status)) &&
  (filter.payment ?? payment) === payment &&
  (filter.date ?? date) === date &&
  (filter.date_gte ?? date) <= date &&
  date <= (filter.date_lte ?? date);

function drawPage(
  rows: Consultation[] | 'refused',
  on: Record<string, Answer | Promise<Answer>> = {},
  url = '/appointments',
) {
  let list = rows;
  const requests = stubNetwork(({ method, path }) => {
    const { pathname, searchParams } = new URL(path, 'http://test');
    if (pathname === '/api/admin/appointments') {
      const filter = JSON.parse(searchParams.get('filter') ?? '{}') as Filter;
      if (list === 'refused') return list;
      if (filter.patientId) return on['earlier'] ?? listed([]);
      const [from, to] = JSON.parse(searchParams.get('range') ?? '[0, 199]') as [number, number];
      return listed(
        list.filter((row) => isFound(row, filter)),
        from,
        to,
      );
    }
    if (pathname.endsWith('/documents')) return { json: someDocuments() };
    if (pathname.endsWith('/face-sheet')) return on['face sheet'] ?? { json: { data: aFaceSheet() } };
    if (pathname === '/api/doctors/current')
      return { json: { data: { registration: { state: 'verified', reason: null } } } };
    if (pathname.endsWith('/slots')) return { json: slotsOf(searchParams.get('date') ?? '') };
    return on[`${method} ${pathname}`] ?? { json: { success: true } };
  });
  const socket = aSocket();
  const client = cacheWithClinic();
  const verbs = new Set<string>();
  const recording = new Proxy(dataProvider, {
    get: (provider, name: string) => {
      if (name in appointmentVerbs) verbs.add(name);
      return Reflect.get(provider, name) as unknown;
    },
  });
  const Screens = () => (
    <AdminContext dataProvider={recording} i18nProvider={useI18nProvider()} queryClient={client}>
      <Connection open={socket.open} />
      <DoctorAppointments />
      <Toasts />
    </AdminContext>
  );
  render(
    <MemoryRouter initialEntries={[url]}>
      <Screens />
    </MemoryRouter>,
  );
  act(() => socket.push('connect'));
  return { requests, verbs, socket, becomes: (next: Consultation[]) => (list = next) };
}

test('a consultation shows patient, time and zone, type, issue, state and payment', async () => {
  drawPage([aConsultation({ payment: 'claimed', type: 'Follow-up' })]);
  const card = await screen.findByRole('article', { name: 'Meera Joshi' });
  for (const words of [
    'Nov 21, 2030',
    '11:00 IST',
    'Follow-up Consultation',
    'Follow-up on my cholesterol',
    'Pending',
    '₹500 claimed, unconfirmed',
  ])
    expect(card.textContent).toContain(words);
  const summary = screen.getByRole('complementary', { name: 'Meera Joshi' });
  expect(await within(summary).findByText('First consultation with you.')).toBeTruthy();
});

test('beside a consultation the patient and their health answers are shown, allergies first', async () => {
  drawPage([aConsultation()]);
  const summary = await screen.findByRole('complementary', { name: 'Meera Joshi' });
  await within(summary).findByText('Female, 37');
  const text = within(summary).getByRole('region', { name: 'Patient at a glance' }).textContent;
  expect(text).toMatch(/^AllergiesPenicillin: rash, 2011Taking nowAtorvastatin 10 mgChronic illnessesNone told/);
  expect(text).toContain('Told by the patient on Nov 18, 2026');
  expect(text).toMatch(/Meera sees that you opened this\.$/);
});

test('the latest earlier consultations are shown, and more can be loaded', async () => {
  const rows = Array.from({ length: 5 }, (_, n) => aConsultation({ id: `earlier-${n}`, status: 'Completed' }));
  const earlier = { json: rows, headers: { 'content-range': 'appointments 0-4/7' } };
  const { requests } = drawPage([aConsultation()], { earlier });
  const summary = await screen.findByRole('complementary', { name: 'Meera Joshi' });
  await userEvent.click(await within(summary).findByRole('button', { name: 'Show earlier ones (2 more)' }));
  await waitFor(() => expect(requests.some(({ path }) => path.includes('range=%5B0%2C9%5D'))).toBe(true));
});

test.each([
  ['no allergies', { answers: { ...theirAnswers, allergies: 'None.' } }, 'No allergies told.'],
  ['nothing at all', null, 'Nothing told yet: the health questionnaire is not answered. Please ask about allergies.'],
])('a patient who answered %s gets no allergy warning', async (_, told, sentence) => {
  const sheet = aFaceSheet();
  drawPage([aConsultation()], {
    'face sheet': { json: { data: { ...sheet, told: told && { ...sheet.told, ...told } } } },
  });
  await screen.findByText(sentence);
  expect(screen.queryByText('Allergies')).toBeNull();
});

test('a face sheet that fails to load reminds the doctor to ask about allergies', async () => {
  drawPage([aConsultation()], { 'face sheet': { status: 503, json: { code: 'UNAVAILABLE', message: 'Away' } } });
  await screen.findByText('What your patient told could not be loaded.');
  await screen.findByText('Please ask about allergies before you prescribe.');
});

test('a claimed payment shows its ids and can be confirmed', async () => {
  const claimed = aConsultation({ payment: 'claimed', transactionId: 'TXN_7', upiReference: '412345678901' });
  const { requests, becomes } = drawPage([claimed]);
  const card = within(await screen.findByRole('article', { name: 'Meera Joshi' }));
  expect(card.getByText(/TXN_7 · 412345678901/)).toBeTruthy();
  becomes([{ ...claimed, payment: 'confirmed' }]);
  await userEvent.click(card.getByRole('button', { name: 'Payment received, Meera Joshi' }));
  expect(await screen.findByText('Payment confirmed')).toBeTruthy();
  expect(await card.findByText('₹500 confirmed')).toBeTruthy();
  expect(card.queryByRole('button', { name: /Payment received/ })).toBeNull();
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/appointments/${id}/payment/confirm`,
  ]);
});

test('a refund due can be marked as refunded or not received, a confirmed payment as refunded only', async () => {
  const due = { status: 'Cancelled', payment: 'refundDue', transactionId: 'TXN_7' } as const;
  const { requests } = drawPage([
    aConsultation({ ...due, cancellation: { by: 'patient', reason: 'Better now' } }),
    aConsultation({ ...due, id: 'other', patientName: 'Rohan Deshmukh', paymentConfirmed: true }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const card = within(await screen.findByRole('article', { name: 'Meera Joshi' }));
  expect(card.getByText('Cancelled by Meera Joshi.').parentElement?.textContent).toContain('“Better now”');
  expect(card.getByText('₹500 to be refunded')).toBeTruthy();
  expect(card.getByText('TXN_7')).toBeTruthy();
  const other = within(screen.getByRole('article', { name: 'Rohan Deshmukh' }));
  expect(other.queryByRole('button', { name: /^Not received/ })).toBeNull();
  await userEvent.click(other.getByRole('button', { name: 'Refunded, Rohan Deshmukh' }));
  expect(await screen.findByText('Refund noted')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Not received, Meera Joshi' }));
  expect(await screen.findByText('Noted as not received')).toBeTruthy();
  const sent = requests.flatMap(({ method, path }) => (method === 'POST' && path.includes('/payment/') ? [path] : []));
  expect(sent).toEqual(['/api/appointments/other/payment/refund', `/api/appointments/${id}/payment/reject`]);
});

test('refunds due are announced and can be listed on their own', async () => {
  const due = aConsultation({ status: 'Cancelled', payment: 'refundDue', paymentConfirmed: true });
  const other = aConsultation({ id: 'other', status: 'Cancelled', patientName: 'Rohan Deshmukh' });
  const { becomes } = drawPage([due, other]);
  await screen.findByText('One payment is to be refunded');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('article', { name: 'Meera Joshi' });
  expect(screen.queryByRole('article', { name: 'Rohan Deshmukh' })).toBeNull();
  becomes([{ ...due, payment: 'refunded' }, other]);
  await userEvent.click(screen.getByRole('button', { name: 'Refunded, Meera Joshi' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('article', { name: 'Rohan Deshmukh' })).toBeTruthy();
  expect(screen.queryByText('One payment is to be refunded')).toBeNull();
});

test("a consultation can't be rescheduled while the patient waits in its session", async () => {
  drawPage([aConsultation({ patientIn: true })]);
  const card = within(await screen.findByRole('article', { name: 'Meera Joshi' }));
  expect(card.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(card.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test('a refused confirmation is shown as an error, and the claim stays', async () => {
  drawPage([aConsultation({ payment: 'claimed' })], { [`POST /api/appointments/${id}/payment/confirm`]: 'refused' });
  await userEvent.click(await screen.findByRole('button', { name: 'Payment received, Meera Joshi' }));
  expect(await screen.findByText('The payment could not be confirmed.')).toBeTruthy();
  expect(screen.getByText(/claimed, unconfirmed/)).toBeTruthy();
});

test('an empty list and a failed one are shown as such', async () => {
  drawPage([]);
  expect(await screen.findByRole('heading', { name: 'No Appointments Currently' })).toBeTruthy();
  expect(screen.getByText("You don't have any scheduled appointments at the moment.")).toBeTruthy();
  cleanup();
  drawPage('refused');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch appointments');
});

test('starting the call joins the session, notifies the patient and waits for them', async () => {
  const { socket, requests } = drawPage([aConsultation({ startsAt: aboutNow() })], {
    [`POST /api/doctor/${id}/join-session`]: { json: joined() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Call' }));
  expect(await screen.findByRole('heading', { name: 'Session with Patient Meera Joshi' })).toBeTruthy();
  expect(screen.getByText('Meera Joshi will be with you shortly')).toBeTruthy();
  expect(socket.sent).toEqual([['doctorJoined', { sessionId: id }]]);
  await userEvent.click(screen.getByRole('button', { name: 'End Session' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.path).toBe('/api/doctor/end');
});

test('the end by the patient closes the session with a notice', async () => {
  const running = aConsultation({ status: 'Active', patientIn: true });
  const { socket } = drawPage([running], { [`POST /api/doctor/${id}/join-session`]: { json: joined('Active') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Rejoin' }));
  await screen.findByRole('heading', { name: 'Session with Patient Meera Joshi' });
  act(() => socket.push(`sessionEnded-${id}`, { sessionId: id, type: 'SessionEnded', position: '3' }));
  expect(await screen.findByText('The session has ended')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("the doctor's own end shows no notice, even if the push message precedes the reply", async () => {
  let reply = (_: Answer) => {};
  const { socket } = drawPage([aConsultation({ status: 'Active', patientIn: true })], {
    [`POST /api/doctor/${id}/join-session`]: { json: joined('Active') },
    'POST /api/doctor/end': new Promise<Answer>((resolve) => (reply = resolve)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rejoin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End Session' }));
  act(() => socket.push(`sessionEnded-${id}`, { sessionId: id, type: 'SessionEnded', position: '9' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reply({ json: { success: true } });
  await waitFor(() => expect(socket.sent.at(-1)?.[0]).toBe('endSession'));
  expect(screen.queryByText('The session has ended')).toBeNull();
});

test('an end during a lost connection is shown after reconnecting', async () => {
  const running = aConsultation({ status: 'Active', patientIn: true });
  const { socket, becomes } = drawPage([running, aConsultation({ id: 'another' })], {
    [`POST /api/doctor/${id}/join-session`]: { json: joined('Active') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rejoin' }));
  await screen.findByRole('heading', { name: 'Session with Patient Meera Joshi' });
  act(() => socket.push('disconnect'));
  becomes([aConsultation({ id: 'another' })]);
  act(() => socket.push('connect'));
  expect(await screen.findByText('The session has ended')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The next session can be started.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Call' }).disabled).toBe(false);
});

test('a push message updates the list without a reload', async () => {
  const { becomes, socket } = drawPage([aConsultation()]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  becomes([aConsultation({ patientIn: true })]);
  act(() => socket.push('sessionUpdate', { sessionId: id, type: 'SessionStarted', position: '5' }));
  expect(await screen.findByText('Waiting for you')).toBeTruthy();
});

test('rescheduling needs a date and a time and sends the new time', async () => {
  const { requests } = drawPage([aConsultation()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule Appointment' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Patient name').value).toBe('Meera Joshi');
  expect(dialog.getByLabelText<HTMLInputElement>('Current appointment').value.replace(/\s/g, ' ')).toBe(
    'November 21st, 2030 11:00 AM IST',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please select both date and time');
  await userEvent.click(await dialog.findByRole('radio', { name: '14:00' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), ' Called to the theatre ');
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByText('Appointment rescheduled successfully')).toBeTruthy();
  expect(requests.find(({ path }) => path === `/api/doctor/reschedule/${id}`)?.body).toEqual({
    newDateTime: '2030-11-21T08:30:00.000Z',
    reason: 'Called to the theatre',
  });
});

test('a refused reschedule is shown in the dialog', async () => {
  drawPage([aConsultation()], { [`POST /api/doctor/reschedule/${id}`]: 'refused' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule Appointment' }));
  await userEvent.click(await dialog.findByRole('radio', { name: '14:00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Failed to reschedule appointment');
});

test('J and K move through the list, Enter focuses the first button', async () => {
  drawPage([
    aConsultation(),
    aConsultation({ id: 'other', patientName: 'Rohan Deshmukh', startsAt: '2030-11-21T08:30:00.000Z' }),
  ]);
  await screen.findByRole('article', { name: 'Rohan Deshmukh' });
  const chosen = () =>
    screen
      .getAllByRole('article')
      .find((card) => card.getAttribute('aria-current'))
      ?.getAttribute('id');
  expect(chosen()).toBe(`consultation-${id}`);
  await userEvent.keyboard('j');
  expect(chosen()).toBe('consultation-other');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Start Call');
  await userEvent.keyboard('k');
  expect(chosen()).toBe(`consultation-${id}`);
});

test('each command of a doctor is a verb of the data provider', async () => {
  const paid = { payment: 'refundDue', paymentConfirmed: false } as const;
  const { verbs } = drawPage(
    [
      aConsultation({ startsAt: aboutNow() }),
      aConsultation({ id: 'claimed', patientName: 'Rohan Deshmukh', payment: 'claimed' }),
      aConsultation({ id: 'due', patientName: 'Imran Shaikh', ...paid }),
    ],
    { [`POST /api/doctor/${id}/join-session`]: { json: joined() } },
  );
  await screen.findByRole('article', { name: 'Imran Shaikh' });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Payment received, Rohan Deshmukh');
  await press('Refunded, Imran Shaikh');
  await press('Not received, Imran Shaikh');
  const card = within(screen.getByRole('article', { name: 'Meera Joshi' }));
  await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'Called away');
  await press('Cancel Appointment');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(card.getByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: '14:00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(card.getByRole('button', { name: 'Start Call' }));
  await press('End Session');
  await waitFor(() => expect([...verbs].toSorted()).toEqual(Object.keys(appointmentVerbs).toSorted()));
});

test('the day view shows consultations and free slots of one day', async () => {
  drawPage([aConsultation()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Day' }));
  const day = await screen.findByRole('list', { name: 'Day' });
  await waitFor(() => expect(within(day).getAllByText('Free').length).toBeGreaterThan(3));
  const next = screen.getByRole('button', { name: 'Next day' });
  const before = next.previousSibling?.textContent;
  await userEvent.click(next);
  // The button stays while the other day loads, and keeps the focus.
  await waitFor(() => expect(next.previousSibling?.textContent).not.toBe(before));
  expect(document.activeElement).toBe(next);
  await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
  await waitFor(() => expect(next.previousSibling?.textContent).toBe(before));
});

test('the week view shows seven days and opens the chosen consultation', async () => {
  const today = dayOf(new Date(), 'Asia/Kolkata');
  drawPage([
    aConsultation({ date: today }),
    aConsultation({
      ...{ id: 'other', date: today, patientName: 'Rohan Deshmukh', status: 'Completed' },
      startsAt: '2030-11-21T08:30:00.000Z',
    }),
    aConsultation({ id: 'gone', date: today, patientName: 'Nobody', status: 'Cancelled' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Week' }));
  const week = within(await screen.findByRole('region', { name: 'Week' }));
  await week.findByRole('button', { name: /Rohan Deshmukh/ });
  expect(week.getAllByRole('listitem')).toHaveLength(7);
  expect(week.getAllByText('Nothing')).toHaveLength(6);
  expect(week.queryByText('Nobody')).toBeNull();
  expect(screen.getByRole('complementary', { name: 'Meera Joshi' })).toBeTruthy();
  await userEvent.click(week.getByRole('button', { name: /Rohan Deshmukh/ }));
  expect(screen.getByRole('complementary', { name: 'Rohan Deshmukh' })).toBeTruthy();
  await userEvent.click(week.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(week.getAllByText('Nothing')).toHaveLength(7));
  await userEvent.click(week.getByRole('button', { name: 'This week' }));
  await week.findByRole('button', { name: /Meera Joshi/ });
});

test('view and day are in the URL: what it says is shown, and a day that is none is today', async () => {
  const day = '2030-11-21';
  const { requests } = drawPage([aConsultation()], {}, `/appointments/day?filter={"date":"${day}"}`);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  expect(screen.getByText('Thu, Nov 21')).toBeTruthy();
  expect(requests.some(({ path }) => path.includes(encodeURIComponent(`{"date":"${day}"}`)))).toBe(true);
  cleanup();
  drawPage([], {}, '/appointments/day?filter={"date":"never"}');
  const today = dayWords(dayOf(new Date(), 'Asia/Kolkata')).label;
  expect(await screen.findByText(today)).toBeTruthy();
});

test('more open consultations than a page holds are on further pages', async () => {
  const rows = Array.from({ length: 3 }, (_, n) => aConsultation({ id: `c${n}`, patientName: `Patient ${n}` }));
  drawPage(rows, {}, '/appointments/cards?perPage=2&page=1&sort=startsAt&order=ASC&filter={}');
  await screen.findByRole('article', { name: 'Patient 0' });
  expect(screen.getByText('1-2 of 3')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Patient 2' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await screen.findByRole('article', { name: 'Patient 2' });
});

test('the history lists consultations that are over, or that there are none', async () => {
  drawPage([
    aConsultation(),
    aConsultation({ id: 'past', patientName: 'Rohan Deshmukh', status: 'Completed', payment: 'claimed' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const card = within(await screen.findByRole('article', { name: 'Rohan Deshmukh' }));
  expect(card.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(card.getByRole('button', { name: /Payment received/ })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Meera Joshi' })).toBeNull();
  expect(screen.getByText('1-1 of 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelled' }));
  expect(await screen.findByRole('heading', { name: 'No consultation ended like this' })).toBeTruthy();
  await userEvent.click(within(screen.getByRole('group', { name: 'State' })).getByRole('button', { name: 'All' }));
  await screen.findByRole('article', { name: 'Rohan Deshmukh' });
  await userEvent.click(screen.getByRole('button', { name: 'To be refunded' }));
  expect(await screen.findByRole('heading', { name: 'No payment is to be refunded' })).toBeTruthy();
  cleanup();
  drawPage([aConsultation()]);
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByRole('heading', { name: 'No consultation has ended' })).toBeTruthy();
});

test('an unsaved note is offered for saving when the session ends', async () => {
  const running = aConsultation({ status: 'Active', patientIn: true });
  const { socket, requests } = drawPage([running], {
    [`POST /api/doctor/${id}/join-session`]: { json: joined('Active') },
    [`POST /api/doctor/sessions/${id}/notes`]: { json: { success: true, message: 'Notes added successfully!' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rejoin' }));
  const call = within(await screen.findByRole('dialog', { name: 'Session with Patient Meera Joshi' }));
  await userEvent.type(await call.findByLabelText('Write a note'), 'Check CK.');
  act(() => socket.push(`sessionEnded-${id}`, { sessionId: id, type: 'SessionEnded', position: '3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your note is not saved yet' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Write a note').value).toBe('Check CK.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ path }) => path.endsWith('/notes'))?.body).toEqual({ notes: 'Check CK.' });
});
