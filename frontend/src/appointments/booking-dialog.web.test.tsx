import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { refusal, stubNetwork, type Answer, type RequestSeen } from '../testing/network';
import { dayOf } from '../time/clinic-time';
import { BookingDialog } from './booking-dialog';
import { aDoctor, slotsOf } from './testing/samples';

afterEach(cleanup);

const dateOf = (path: string) => new URL(path, 'http://test').searchParams.get('date') ?? '';
const network = (book: Answer) =>
  stubNetwork(({ method, path }) => (method === 'POST' ? book : { json: slotsOf(dateOf(path)) }));
const posted = (requests: RequestSeen[]) => requests.filter(({ method }) => method === 'POST');

function drawDialog(doctor = aDoctor()) {
  const onClose = jest.fn();
  renderPage(<BookingDialog doctor={doctor} timeZone="Asia/Kolkata" onClose={onClose} />);
  return onClose;
}
const choose = async (time: string) => userEvent.click(await screen.findByRole('radio', { name: time }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm Booking' }));

test('six slots are shown with the time zone; taken and past ones are disabled', async () => {
  network('refused');
  drawDialog();
  const taken = await screen.findByRole<HTMLInputElement>('radio', { name: '10:00 Taken' });
  const past = screen.getByRole<HTMLInputElement>('radio', { name: '09:00 Past' });
  expect([taken.disabled, past.disabled]).toEqual([true, true]);
  const times = within(screen.getByRole('group', { name: /^Time/ })).getAllByRole<HTMLInputElement>('radio');
  expect(times.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual([
    '11:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
  expect(screen.getByRole('group', { name: /India Standard Time, UTC\+5:30/ })).toBeTruthy();
});

test("the day of the next free slot is preselected, and days before today can't be chosen", async () => {
  network('refused');
  drawDialog();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Thu, Nov 21' })).checked).toBe(true);
  const calendar = screen.getByLabelText<HTMLInputElement>('Choose another date');
  expect(calendar.min).toBe(dayOf(new Date(), 'Asia/Kolkata'));
});

test('without a time nothing is sent', async () => {
  const requests = network('refused');
  drawDialog();
  await screen.findByRole('radio', { name: '11:00' });
  await confirm();
  expect(screen.getByRole('alert').textContent).toContain('Please select a doctor, date, and time');
  expect(posted(requests)).toHaveLength(0);
});

test('a booking sends doctor, date, time and details, confirms with a toast and closes the dialog', async () => {
  const requests = network({
    json: { success: true, message: '', data: { appointmentId: 'a', startsAt: '2030-11-21T05:30:00Z' } },
  });
  const onClose = drawDialog();
  await choose('11:00');
  expect(screen.getByText('Thu, Nov 21, 11:00 AM IST')).toBeTruthy();
  expect(screen.getByText(/₹500, paid when you join/)).toBeTruthy();
  await confirm();
  expect(await screen.findByText('Appointment booked successfully!')).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(posted(requests)[0]?.body).toEqual({
    doctorId: aDoctor().id,
    date: '2030-11-21',
    time: '11:00',
    issueDetails: 'No details provided',
    fee: 500,
    consultationType: 'General Consultation',
  });
});

test('the doctor’s fee is shown, and one of several kinds of consultation can be chosen', async () => {
  const requests = network('refused');
  drawDialog(aDoctor({ fee: 1200, consultationTypes: ['General Consultation', 'Follow-up'] }));
  expect(screen.getByText(/₹1,200, paid when you join/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Consultation Type'), 'Follow-up Consultation');
  await choose('11:00');
  await confirm();
  await screen.findByRole('alert');
  expect(posted(requests)[0]?.body).toMatchObject({ fee: 1200, consultationType: 'Follow-up' });
});

test('a single kind of consultation shows no choice', () => {
  network('refused');
  drawDialog();
  expect(screen.queryByLabelText('Consultation Type')).toBeNull();
});

test('a fee changed in the meantime is shown and booked only after a second confirmation', async () => {
  const requests = network(refusal(409, 'FEE_CHANGED', 'The doctor has changed the fee.', { fee: 800 }));
  drawDialog();
  await choose('11:00');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('The doctor has changed the fee.');
  expect(screen.getByText(/₹800, paid when you join/)).toBeTruthy();
  expect(screen.getByText('Thu, Nov 21, 11:00 AM IST')).toBeTruthy();
  await confirm();
  expect(posted(requests).map(({ body }) => (body as { fee: number }).fee)).toEqual([500, 800]);
});

test('kinds of consultation changed in the meantime replace the options', async () => {
  const parameters = { consultationTypes: ['Follow-up', 'Second Opinion'] };
  network(refusal(422, 'CONSULTATION_TYPE_UNKNOWN', 'Not offered.', parameters));
  drawDialog();
  await choose('11:00');
  await confirm();
  await screen.findByRole('alert');
  expect(screen.getByRole('option', { name: 'Second Opinion Consultation' })).toBeTruthy();
});

test('a slot taken in the meantime lists the next free ones, refetches the slots and clears the choice', async () => {
  const requests = network(refusal(409, 'SLOT_TAKEN', 'Taken.', { nextFree: ['2030-11-21T08:30:00.000Z'] }));
  drawDialog();
  await choose('11:00');
  const before = requests.length;
  await confirm();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to book appointment11:00 was taken a moment ago. Next free: 14:00.');
  expect(screen.getByText('No time chosen yet')).toBeTruthy();
  expect(requests.slice(before).filter(({ path }) => path.includes('/slots')).length).toBeGreaterThan(0);
});

test('with another appointment at that time the patient is asked, and confirming the same time books both', async () => {
  const other = { doctorName: 'Arjun Mehta', startsAt: '2030-11-21T05:30:00.000Z' };
  let reply: Answer = refusal(409, 'APPOINTMENT_AT_SAME_TIME', 'Already.', { appointments: [other] });
  const requests = stubNetwork(({ method, path }) => (method === 'POST' ? reply : { json: slotsOf(dateOf(path)) }));
  drawDialog();
  await choose('11:00');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You already have an appointment at this timeDr. Arjun Mehta, Thu, Nov 21, 11:00 AM IST. Do you want both?',
  );
  // The question was about the other time.
  await choose('14:00');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Confirm Booking' })).toBeTruthy();
  await choose('11:00');
  reply = { json: { success: true, message: '', data: { appointmentId: 'a', startsAt: '2030-11-21T05:30:00Z' } } };
  await userEvent.click(screen.getByRole('button', { name: 'Book both' }));
  expect(await screen.findByText('Appointment booked successfully!')).toBeTruthy();
  expect(posted(requests).map(({ body }) => (body as { despiteOther?: boolean }).despiteOther)).toEqual([
    undefined,
    true,
  ]);
});

test('after a lost reply the same booking is sent with the same command id, a changed one with a new id', async () => {
  const requests = network('refused');
  drawDialog();
  await choose('11:00');
  await confirm();
  await screen.findByText(/The connection dropped/);
  await confirm();
  await screen.findByText(/The connection dropped/);
  await choose('14:00');
  await confirm();
  await screen.findByText(/The connection dropped/);
  const [first, second, third] = posted(requests).map(({ headers }) => headers.get('x-command-id'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a failure to load the slots is shown and can be retried', async () => {
  let online = false;
  stubNetwork(({ path }) => (online ? { json: slotsOf(dateOf(path)) } : 'refused'));
  drawDialog();
  expect(await screen.findByText('The free times could not be loaded.')).toBeTruthy();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('radio', { name: '11:00' })).toBeTruthy();
});

test('a refusal is scrolled into view, even if scrollIntoView returns a promise', async () => {
  const scroll = jest.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = scroll as unknown as typeof Element.prototype.scrollIntoView;
  network('refused');
  drawDialog();
  await choose('11:00');
  await confirm();
  await screen.findByText(/The connection dropped/);
  expect(scroll).toHaveBeenCalled();
  await choose('14:00');
  await confirm();
  expect(await screen.findByText(/The connection dropped/)).toBeTruthy();
});
