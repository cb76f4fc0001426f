import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { endSession, startSession } from '../signed-in/session';
import { forgetPosition } from '../api/position';
import { Toasts } from '../look/toasts';
import { Connection } from '../live/connection';
import { type Answer, cacheWithClinic, refusal, type RequestSeen, stubNetwork } from '../testing/network';
import { MyAppointments } from './my-appointments';
import { aboutNow, aDoctor, anAppointment, aSocket, joined } from './testing/samples';

beforeEach(() => {
  const user = {
    _id: 'p',
    id: 'p',
    role: 'patient',
    fullName: 'Meera Joshi',
    email: 'm@x.y',
    profileImage: null,
  } as const;
  startSession({ accessToken: 't', user });
});
afterEach(() => {
  cleanup();
  endSession();
  forgetPosition();
});

const id = anAppointment().id;

/** Renders the page with a stubbed network: one appointment, none or a failure; `on` has the reply to each command. */
function drawPage(
  start: Partial<PatientAppointment> | null | 'refused',
  on: Record<string, Answer | Promise<Answer>> = {},
  address = '/user-tele',
) {
  let list: Answer = start === 'refused' ? start : { json: { sessions: start ? [anAppointment(start)] : [] } };
  const requests = stubNetwork(({ method, path }) => {
    if (path.startsWith('/api/users/appointments')) return list;
    if (path === '/api/users/session-documents') return { json: { documents: [] } };
    if (path.includes('/recommendations/'))
      return { json: { recommendations: [aDoctor({ id: 'next', fullName: 'Arjun Iyer' })] } };
    return on[`${method} ${path}`] ?? { json: { success: true } };
  });
  const socket = aSocket();
  let where = '';
  const Where = () => {
    const { pathname, search } = useLocation();
    where = pathname + search;
    return null;
  };
  render(
    <QueryClientProvider client={cacheWithClinic()}>
      <Connection open={socket.open} />
      <MemoryRouter initialEntries={[address]}>
        <MyAppointments />
        <Where />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  act(() => socket.push('connect'));
  const becomes = (changes: Partial<PatientAppointment>) => {
    list = { json: { sessions: [anAppointment(changes)] } };
  };
  return { requests, socket, becomes, where: () => where };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const commands = (requests: RequestSeen[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
const join = { [`POST /api/doctor/${id}/join-session`]: { json: joined() } };

test('an empty list offers to book the first appointment', async () => {
  drawPage(null);
  expect(await screen.findByRole('heading', { name: 'No Appointments Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book Your First Appointment' }).getAttribute('href')).toBe(
    '/book-appointment',
  );
  expect(screen.getByRole('link', { name: 'Back To Main Page' }).getAttribute('href')).toBe('/Main-page');
});

test('a failed list is shown as an error and can be retried', async () => {
  const { becomes } = drawPage('refused');
  expect(await screen.findByText('Failed to fetch appointments. Please try again.')).toBeTruthy();
  becomes({});
  await press('Try Again');
  expect(await screen.findByRole('button', { name: 'Pay & Join Session' })).toBeTruthy();
});

test('paying declares the payment with a transaction id, then joins the session and notifies the doctor', async () => {
  const { requests, socket, where } = drawPage({}, join);
  await press('Pay & Join Session');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay for your consultation' }));
  expect(dialog.getByText('₹500')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/UPI reference/), ' 412345678901 ');
  await userEvent.click(dialog.getByRole('button', { name: "I've Paid" }));
  expect(await screen.findByRole('heading', { name: 'Session with Dr. Kavita Rao' })).toBeTruthy();
  expect(commands(requests)).toEqual([`/api/appointments/${id}/payment`, `/api/doctor/${id}/join-session`]);
  const claim = requests.find(({ path }) => path.endsWith('/payment'))?.body as {
    transactionId: string;
    upiReference: string;
  };
  expect(claim.transactionId).toMatch(/^TXN_/);
  expect(claim.upiReference).toBe('412345678901');
  expect(socket.sent).toEqual([['userJoined', { sessionId: id }]]);
  await waitFor(() => expect(where()).toContain(`session=${id}`));
});

test('closing the payment sends nothing', async () => {
  const { requests } = drawPage({}, join);
  await press('Pay & Join Session');
  const dialog = await screen.findByRole('dialog', { name: 'Pay for your consultation' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(commands(requests)).toEqual([]);
});

test('a refused join shows an error and keeps the list', async () => {
  drawPage(
    { payment: 'claimed' },
    { [`POST /api/doctor/${id}/join-session`]: refusal(402, 'PAYMENT_REQUIRED', 'Please pay first.') },
  );
  await press('Join Session');
  expect(await screen.findByText('Failed to join session. Please try again.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the meeting opens when the doctor joins, without a reload', async () => {
  const { becomes, socket, requests } = drawPage({ payment: 'claimed', startsAt: aboutNow() }, join);
  await press('Join Session');
  expect(await screen.findByText('Dr. Kavita Rao will be with you shortly')).toBeTruthy();
  expect(screen.getByText('Connection is good')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  becomes({ status: 'Active', payment: 'claimed', doctorIn: true, patientIn: true });
  act(() => socket.push('sessionUpdate', { sessionId: id, type: 'SessionStarted', position: '4711' }));
  await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/meet/anamnesis-room-1'));
  expect(requests.at(-1)?.headers.get('x-min-position')).toBe('4711');
});

test('a reload during the session joins it again', async () => {
  drawPage({ status: 'Active', payment: 'claimed' }, join, `/user-tele?session=${id}`);
  expect(await screen.findByRole('heading', { name: 'Session with Dr. Kavita Rao' })).toBeTruthy();
});

test('after a lost connection the session is joined again, and the server is notified on the new connection', async () => {
  const { requests, socket } = drawPage({ status: 'Active', payment: 'claimed' }, join, `/user-tele?session=${id}`);
  const entered = `/api/doctor/${id}/join-session`;
  const arrived = ['userJoined', { sessionId: id }];
  await waitFor(() => expect(socket.sent).toEqual([arrived]));
  act(() => socket.push('disconnect'));
  act(() => socket.push('connect'));
  await waitFor(() => expect(commands(requests)).toEqual([entered, entered]));
  expect(socket.sent).toEqual([arrived, arrived]);
});

test('a reload after the end offers feedback and shows no error about joining', async () => {
  const refused = {
    [`POST /api/doctor/${id}/join-session`]: refusal(409, 'APPOINTMENT_OVER', 'This appointment is over.'),
  };
  const { where } = drawPage({ status: 'Completed' }, refused, `/user-tele?session=${id}`);
  expect(await screen.findByRole('button', { name: 'Give feedback' })).toBeTruthy();
  await waitFor(() => expect(where()).toBe('/user-tele'));
  expect(screen.queryByText(/Failed to join/)).toBeNull();
});

test('ending notifies the server and the doctor, then asks for feedback and recommends doctors', async () => {
  const { becomes, socket, requests } = drawPage({ status: 'Active', payment: 'claimed', doctorIn: true }, join);
  await press('Rejoin');
  await screen.findByRole('heading', { name: 'Session with Dr. Kavita Rao' });
  becomes({ status: 'Completed', payment: 'claimed' });
  await press('End Session');
  expect(await screen.findByRole('heading', { name: 'How was your session?' })).toBeTruthy();
  expect(socket.sent.at(-1)).toEqual(['endSession', { sessionId: id }]);
  expect(commands(requests).at(-1)).toBe('/api/users/end');

  await press('Submit');
  expect(screen.getByRole('alert').textContent).toBe('Please provide some feedback');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your feedback' }), 'Kind and clear.');
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await press('Submit');
  expect(await screen.findByRole('heading', { name: 'Dr. Arjun Iyer' })).toBeTruthy();
  expect(requests.find(({ path }) => path === '/api/users/feedback')?.body).toEqual({
    feedback: 'Kind and clear.',
    rating: 4,
    sessionId: id,
  });
  becomes({ status: 'Completed', feedback: 'given' });
  await press('View All Appointments');
  expect(await screen.findByRole('heading', { name: 'My Appointments' })).toBeTruthy();
});

test('a failed end is shown and the session continues', async () => {
  const { socket } = drawPage({ status: 'Active', payment: 'claimed' }, { ...join, 'POST /api/users/end': 'refused' });
  await press('Rejoin');
  await press('End Session');
  expect(await screen.findByText('Failed to end session. Please try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Session with Dr. Kavita Rao' })).toBeTruthy();
  expect(socket.sent.map(([event]) => event)).not.toContain('endSession');
});

test('without an active session, ending shows that and closes the session', async () => {
  const none = refusal(409, 'SESSION_NOT_ACTIVE', 'No active session to end');
  drawPage({ status: 'Active', payment: 'claimed' }, { ...join, 'POST /api/users/end': none });
  await press('Rejoin');
  await press('End Session');
  expect(await screen.findByText('No active session to end')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Session with Dr. Kavita Rao' })).toBeNull());
});

test('the end by the doctor closes the session and asks for feedback', async () => {
  const { socket } = drawPage({ status: 'Active', payment: 'claimed' }, join);
  await press('Rejoin');
  await screen.findByRole('heading', { name: 'Session with Dr. Kavita Rao' });
  act(() => socket.push(`sessionEnded-${id}`, { sessionId: id, type: 'SessionEnded', position: '9' }));
  expect(await screen.findByRole('heading', { name: 'How was your session?' })).toBeTruthy();
});

test('an end that arrives twice, by push message and reply, asks for feedback', async () => {
  let replyToEnd = (_: Answer): void => undefined;
  const ending = new Promise<Answer>((resolve) => (replyToEnd = resolve));
  const page = drawPage({ status: 'Active', payment: 'claimed' }, { ...join, 'POST /api/users/end': ending });
  await press('Rejoin');
  await press('End Session');
  page.becomes({ status: 'Completed', payment: 'claimed' });
  act(() => page.socket.push('sessionUpdate', { sessionId: id, type: 'SessionStarted', position: '8' }));
  act(() => page.socket.push(`sessionEnded-${id}`, { sessionId: id, type: 'SessionEnded', position: '8' }));
  expect(await screen.findByRole('heading', { name: 'How was your session?' })).toBeTruthy();
  await act(async () => replyToEnd({ json: { success: true } }));
  await waitFor(() => expect(page.socket.sent.at(-1)?.[0]).toBe('endSession'));
  expect(screen.getByRole('heading', { name: 'How was your session?' })).toBeTruthy();
});

test('leaving the waiting room asks for no feedback', async () => {
  drawPage({ payment: 'claimed', startsAt: aboutNow() }, join);
  await press('Join Session');
  await screen.findByText('Dr. Kavita Rao will be with you shortly');
  await press('End Session');
  expect(await screen.findByRole('button', { name: 'Join Session' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'How was your session?' })).toBeNull();
});

test('an unsaved note is offered for saving when the doctor ends the session', async () => {
  const { requests, socket, becomes } = drawPage(
    { status: 'Active', payment: 'claimed' },
    {
      ...join,
      [`POST /api/doctor/sessions/${id}/notes`]: { json: { success: true, message: 'Notes added successfully!' } },
    },
  );
  await press('Rejoin');
  const call = within(await screen.findByRole('dialog', { name: 'Session with Dr. Kavita Rao' }));
  await userEvent.type(await call.findByLabelText('Write a note'), 'At night.');
  becomes({ status: 'Completed', payment: 'claimed' });
  act(() => socket.push(`sessionEnded-${id}`, { sessionId: id, type: 'SessionEnded', position: '7' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your note is not saved yet' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Write a note').value).toBe('At night.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ path }) => path.endsWith('/notes'))?.body).toEqual({ notes: 'At night.' });
});

test('skipped feedback is stored on the server', async () => {
  const { requests, becomes } = drawPage({ status: 'Completed' });
  await press('Give feedback');
  becomes({ status: 'Completed', feedback: 'skipped' });
  await press('Skip');
  expect(await screen.findByRole('heading', { name: 'My Appointments' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull());
  expect(commands(requests)).toEqual(['/api/users/feedback/skip']);
});

test('feedback that could not be sent is kept in the input', async () => {
  drawPage({ status: 'Completed' }, { 'POST /api/users/feedback': 'refused' });
  await press('Give feedback');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your feedback' }), 'Kind.');
  await press('Submit');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to submit feedback. Please try again.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' }).value).toBe('Kind.');
});

test('cancelling needs a reason', async () => {
  const { requests } = drawPage({});
  await press('Cancel');
  await press('Cancel Appointment');
  expect(screen.getByRole('alert').textContent).toBe('Please say why.');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'On a journey');
  await press('Cancel Appointment');
  expect(await screen.findByText('Appointment cancelled')).toBeTruthy();
  expect(requests.find(({ path }) => path === `/api/appointments/${id}/cancel`)?.body).toEqual({
    reason: 'On a journey',
  });
});
