import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Hours, USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { Leave } from '@anamnesis/contracts/availability/routes';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { aConsultation, slotsOf } from '../appointments/testing/samples';
import { renderDesk } from '../testing/render-desk';
import { fillIn, userEvents, press } from '../testing/user-events';
import { problems, refusal, stubNetwork, type Answer } from '../testing/network';
import { Availability } from './availability';

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

const monday: Hours = { weekday: 1, from: '09:00', to: '11:00' };
const leave: Leave = { id: 'leave-1', from: '2030-11-21', to: '2030-11-22', reason: 'A wedding', bookings: [] };
const own = (hours: readonly Hours[] = [monday], leaves: Leave[] = []) => ({
  slotMinutes: 30,
  hours,
  leaves,
  timeZone: 'Asia/Kolkata',
});

/** Renders the page with a stubbed server that stores hours and leave, unless `refuse` has a reply for the path. */
function open(stored: ReturnType<typeof own> | 'refused' = own(), refuse: Record<string, Answer> = {}) {
  let now = stored;
  const requests = stubNetwork(({ method, path, body }) => {
    if (path.includes('/slots')) return { json: slotsOf('2030-11-25') };
    if (now === 'refused') return now;
    if (method === 'GET') return { json: { data: now } };
    const refused = refuse[path];
    if (refused) return refused;
    if (path === '/api/doctor/availability') now = { ...now, ...(body as object) };
    if (path === '/api/doctor/leave') now = { ...now, leaves: [{ ...leave, ...(body as object) }] };
    if (path.endsWith('/withdraw')) now = { ...now, leaves: [] };
    return { json: { success: true, data: { leaveId: leave.id } } };
  });
  renderDesk('availability', { list: <Availability /> });
  return { sent: () => requests.filter(({ method }) => method === 'POST') };
}
const setTime = (label: string, value: string, nth = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[nth] as HTMLElement, { target: { value } });
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save hours' });
/** The slots of Monday in the preview. */
const previewOfMonday = () =>
  within(screen.getByText(/^Mon, /, { selector: 'dt' }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows that the hours are loading, then that they could not be loaded', async () => {
  open('refused');
  expect(await screen.findByText('Loading your hours')).toBeTruthy();
  expect(await screen.findByText('Your hours could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('Your leave could not be loaded.')).toBeTruthy();
});

test('usual hours are shown as a sentence; own hours start with Monday to Friday', async () => {
  const { sent } = open(own(USUAL_HOURS.hours));
  await screen.findByText('09:00, 10:00, 11:00, 14:00, 15:00, and 16:00 every day, 30 minutes each.');
  expect(screen.getByText('India Standard Time (Asia/Kolkata)')).toBeTruthy();
  expect((await save()).disabled).toBe(true);
  await press('Set your own hours');
  expect(screen.getByLabelText<HTMLInputElement>('Friday, from', { selector: '[value="14:00"]' })).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Sunday' })).getByText('No consultations')).toBeTruthy();
  await press('Save hours');
  expect(await screen.findByText('Your hours are saved')).toBeTruthy();
  const { slotMinutes, hours } = sent()[0]!.body as { slotMinutes: number; hours: Hours[] };
  expect([slotMinutes, hours.length, hours[0]]).toEqual([30, 10, { weekday: 1, from: '09:00', to: '12:00' }]);
  await waitFor(async () => expect((await save()).disabled).toBe(true));
});

test('the preview follows each change at once', async () => {
  open();
  await screen.findByRole('group', { name: 'Monday' });
  expect(previewOfMonday()).toEqual(['09:00', '09:30', '10:00', '10:30']);
  await userEvents.selectOptions(screen.getByLabelText('Length of a consultation'), '45 minutes');
  expect(previewOfMonday()).toEqual(['09:00', '09:45']);
  setTime('Monday, to', '12:00');
  expect(previewOfMonday()).toEqual(['09:00', '09:45', '10:30', '11:15']);
  await press('Discard');
  expect(previewOfMonday()).toEqual(['09:00', '09:30', '10:00', '10:30']);
});

test('hours are added, copied and removed', async () => {
  const { sent } = open();
  await screen.findByRole('group', { name: 'Monday' });
  await press('Add hours on Monday');
  await press('Copy Monday to Tuesday–Friday');
  await press('Remove Wednesday 09:00 to 11:00');
  await press('Add hours on Saturday');
  await press('Save hours');
  await screen.findByText('Your hours are saved');
  const saved = (sent()[0]!.body as { hours: Hours[] }).hours.map(
    ({ weekday, from, to }) => `${weekday} ${from}-${to}`,
  );
  expect(saved.toSorted()).toEqual([
    ...['1 09:00-11:00', '1 14:00-17:00', '2 09:00-11:00', '2 14:00-17:00', '3 14:00-17:00', '4 09:00-11:00'],
    ...['4 14:00-17:00', '5 09:00-11:00', '5 14:00-17:00', '6 09:00-12:00'],
  ]);
});

test('invalid hours are marked at their inputs, and nothing is sent', async () => {
  const { sent } = open();
  await screen.findByRole('group', { name: 'Monday' });
  setTime('Monday, to', '08:00');
  const marked = screen.getByLabelText('Monday, to');
  expect(document.getElementById(marked.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The end has to lie after the beginning.',
  );
  await press('Save hours');
  expect(await screen.findByText('Your hours could not be saved')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a refusal is shown and the entered values are kept', async () => {
  open(own(), { '/api/doctor/availability': 'refused' });
  await screen.findByRole('group', { name: 'Monday' });
  setTime('Monday, to', '12:30');
  await press('Save hours');
  const alert = await screen.findByText('Your hours could not be saved');
  expect(alert.parentElement?.textContent).toContain('What you entered is still here.');
  expect(screen.getByLabelText<HTMLInputElement>('Monday, to').value).toBe('12:30');
  expect((await save()).disabled).toBe(false);
});

test('hours that the server refuses are marked at their inputs until they are changed', async () => {
  const fields = problems({ 'hours.0': 'This overlaps with other hours of the day.' });
  const { sent } = open(own(), {
    '/api/doctor/availability': refusal(400, 'INPUT_INVALID', 'Something is missing.', { fields }),
  });
  await screen.findByRole('group', { name: 'Monday' });
  setTime('Monday, to', '12:30');
  await press('Save hours');
  expect(await screen.findByText('This overlaps with other hours of the day.')).toBeTruthy();
  expect(screen.getByText(/Please look at what is marked above/)).toBeTruthy();
  setTime('Monday, to', '12:45');
  await waitFor(() => expect(screen.queryByText('Your hours could not be saved')).toBeNull());
  expect(screen.queryByText('This overlaps with other hours of the day.')).toBeNull();
  await press('Save hours');
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('unsaved hours are kept when a leave is planned', async () => {
  open();
  await screen.findByRole('group', { name: 'Monday' });
  setTime('Monday, to', '12:30');
  setTime('First day', '2030-11-21');
  await press('Plan leave');
  expect(await screen.findByRole('button', { name: /^Withdraw the leave/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Monday, to').value).toBe('12:30');
  expect((await save()).disabled).toBe(false);
});

test('a leave that is sent again after no reply has the same command id', async () => {
  const answers: Answer[] = ['refused'];
  const requests = stubNetwork(({ method }) =>
    method === 'GET'
      ? { json: { data: own() } }
      : (answers.pop() ?? { json: { success: true, data: { leaveId: 'a' } } }),
  );
  renderDesk('availability', { list: <Availability /> });
  await screen.findByText('No leave is planned.');
  setTime('First day', '2030-11-21');
  await press('Plan leave');
  await screen.findByText('The leave could not be planned');
  await press('Plan leave');
  await screen.findByText('Leave planned');
  const ids = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get(COMMAND_ID));
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('the same leave on a page opened later is a new command', async () => {
  const sent: unknown[] = [];
  for (const attempt of ['refused', { json: { success: true, data: { leaveId: leave.id } } }] as const) {
    const requests = stubNetwork(({ method }) => (method === 'GET' ? { json: { data: own() } } : attempt));
    renderDesk('availability', { list: <Availability /> });
    await screen.findByText('No leave is planned.');
    setTime('First day', '2030-11-21');
    await press('Plan leave');
    await screen.findByText(attempt === 'refused' ? 'The leave could not be planned' : 'Leave planned');
    sent.push(requests.find(({ method }) => method === 'POST')?.headers.get(COMMAND_ID));
    cleanup();
  }
  expect(new Set(sent).size).toBe(2);
});

test('a leave that is longer than the contract allows is refused at its input', async () => {
  const { sent } = open();
  await screen.findByText('No leave is planned.');
  setTime('First day', '2030-11-21');
  setTime('Last day', '2032-11-21');
  await press('Plan leave');
  expect(await screen.findByText('A leave can last a year at most.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a leave of one or several days is planned with a reason, and withdrawn after a question', async () => {
  const { sent } = open();
  await screen.findByText('No leave is planned.');
  await press('Plan leave');
  expect(await screen.findByText('Please choose the day.')).toBeTruthy();
  setTime('First day', '2030-11-21');
  expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2030-11-21');
  setTime('Last day', '2030-11-20');
  await press('Plan leave');
  expect(await screen.findByText('The last day lies before the first.')).toBeTruthy();
  setTime('Last day', '2030-11-22');
  await fillIn('ReasonOptional', 'A wedding');
  await press('Plan leave');
  expect(await screen.findByText('A wedding')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ from: '2030-11-21', to: '2030-11-22', reason: 'A wedding' }]);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe(''));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Plan leave' }));
  const withdraw = () => userEvents.click(screen.getByRole('button', { name: /^Withdraw the leave/ }));
  await withdraw();
  const question = await screen.findByRole('dialog', { name: /^Withdraw the leave Thu, Nov 21.*\?$/ });
  await userEvents.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
  await withdraw();
  await userEvents.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('No leave is planned.')).toBeTruthy();
  expect(sent().at(-1)?.path).toBe('/api/doctor/leave/leave-1/withdraw');
});

test('a refused leave keeps the entered values', async () => {
  open(own(), { '/api/doctor/leave': refusal(409, 'LEAVE_OVERLAPS', 'Some of these days are in another leave.') });
  await screen.findByText('No leave is planned.');
  setTime('First day', '2030-11-21');
  await fillIn('ReasonOptional', 'A wedding');
  await press('Plan leave');
  expect((await screen.findByRole('alert')).textContent).toContain('Some of these days are in another leave.');
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2030-11-21');
  expect(screen.getByDisplayValue('A wedding')).toBeTruthy();
});

test('appointments booked in a leave are listed and can be rescheduled or cancelled', async () => {
  open(
    own([monday], [{ ...leave, bookings: [aConsultation(), aConsultation({ id: '2', patientName: 'Rohan Das' })] }]),
  );
  expect(await screen.findByText('2 appointments are booked in these days.')).toBeTruthy();
  expect(screen.getByText('Rohan Das, Thu, Nov 21, 11:00 AM IST')).toBeTruthy();
  await userEvents.click(screen.getAllByRole('button', { name: /^Cancel/ })[1] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Appointment' });
  expect(dialog.textContent).toContain('Rohan Das, Thu, Nov 21, 11:00 AM IST');
  await userEvents.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvents.click(screen.getAllByRole('button', { name: /^Reschedule/ })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Reschedule Appointment' })).toBeTruthy();
});
