import { afterEach, expect, jest, test } from '@jest/globals';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppointmentCard } from './appointment-card';
import { anAppointment } from './testing/samples';

afterEach(cleanup);

function drawCard(changes: Partial<PatientAppointment>, inSession = false) {
  const handlers = {
    pay: jest.fn(),
    enter: jest.fn(),
    reschedule: jest.fn(),
    cancel: jest.fn(),
    giveFeedback: jest.fn(),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <AppointmentCard
          appointment={anAppointment(changes)}
          inSession={inSession}
          first
          entering={false}
          handlers={handlers}
        />
      </ul>
    </QueryClientProvider>,
  );
  return handlers;
}
const calendar = () => screen.queryByRole('button', { name: 'Add to calendar, Dr. Kavita Rao' });
/** The actions of the card without "Add to calendar". */
const buttons = () =>
  screen.queryAllByRole('button').flatMap((each) => (each === calendar() ? [] : [each.textContent]));
const nowAt = () =>
  screen.queryAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent ?? null;

test('a pending appointment shows doctor, time, type, fee and that it has not started', () => {
  drawCard({ status: 'Pending' });
  const card = screen.getAllByRole('listitem')[0]?.textContent ?? '';
  for (const words of [
    'Dr. Kavita Rao',
    'Pending',
    'Thu, Nov 21, 11:00 AM IST',
    'General Consultation',
    'Follow-up on my cholesterol',
    'Not started yet',
    '₹500',
  ])
    expect(card).toContain(words);
  expect(card).not.toContain('Consultation Consultation');
  expect(nowAt()).toBe('Payment');
  expect(calendar()).toBeTruthy();
});

test("an appointment that is over can't be added to a calendar", () => {
  drawCard({ status: 'Completed' });
  expect(calendar()).toBeNull();
});

test.each<[string, Partial<PatientAppointment>, string[], string | null]>([
  ['pending, not paid', { status: 'Pending' }, ['Pay & Join Session', 'Reschedule', 'Cancel'], 'Payment'],
  ['pending, paid', { status: 'Pending', payment: 'claimed' }, ['Join Session', 'Reschedule', 'Cancel'], 'Session'],
  ['pending, the doctor waits', { payment: 'claimed', doctorIn: true }, ['Join Session', 'Cancel'], 'Session'],
  ['active', { status: 'Active', payment: 'claimed' }, ['Rejoin'], 'Session'],
  ['completed', { status: 'Completed' }, ['Give feedback'], 'Feedback'],
  ['completed, feedback given', { status: 'Completed', feedback: 'given' }, [], null],
  ['completed, feedback skipped', { status: 'Completed', feedback: 'skipped' }, [], null],
  ['cancelled', { status: 'Cancelled' }, [], null],
  ['no-show', { status: 'No-show' }, [], null],
])('%s: buttons and current step', (_, changes, expected, step) => {
  drawCard(changes);
  expect(buttons()).toEqual(expected);
  expect(nowAt()).toBe(step);
});

test.each<[string, Partial<PatientAppointment>, string[]]>([
  [
    'cancelled by the doctor when paid',
    { status: 'Cancelled', payment: 'refundDue', cancellation: { by: 'doctor', reason: 'A fever' } },
    ['Cancelled by Dr. Kavita Rao. “A fever”', '₹500 to be refunded'],
  ],
  [
    'refunded',
    { status: 'Cancelled', payment: 'refunded', cancellation: { by: 'patient', reason: 'Better now' } },
    ['Cancelled by you. “Better now”', '₹500 refunded'],
  ],
  ['never received', { status: 'Cancelled', payment: 'notReceived' }, ['₹500 not received']],
  ['moved by the doctor', { move: { by: 'doctor', reason: 'In theatre' } }, ['Moved by Dr. Kavita Rao. “In theatre”']],
  ['moved without a reason', { move: { by: 'patient', reason: null } }, ['Moved by you.']],
  ['missed by the doctor', { status: 'No-show', missing: ['doctor'] }, ['Dr. Kavita Rao did not come.']],
  ['missed by the patient', { status: 'No-show', missing: ['patient'] }, ['You did not come.']],
  ['missed by both', { status: 'No-show', missing: ['patient', 'doctor'] }, ['Neither of you came.']],
])('%s: side, reason and state of the payment are shown', (_, changes, expected) => {
  drawCard(changes);
  for (const words of expected) expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(words);
});

test('during a session no other appointment can be paid or joined', () => {
  drawCard({ status: 'Pending' }, true);
  expect(buttons()).toEqual([]);
});

test('shows that the doctor is waiting', () => {
  drawCard({ doctorIn: true });
  expect(screen.getByRole('status').textContent).toBe('Your doctor is waiting for you');
});

test('an unpaid appointment is paid first, a paid one is joined', async () => {
  const unpaid = drawCard({ payment: 'none' });
  await userEvent.click(screen.getByRole('button', { name: 'Pay & Join Session' }));
  expect([unpaid.pay.mock.calls.length, unpaid.enter.mock.calls.length]).toEqual([1, 0]);
  cleanup();
  const paid = drawCard({ payment: 'claimed' });
  await userEvent.click(screen.getByRole('button', { name: 'Join Session' }));
  expect([paid.pay.mock.calls.length, paid.enter.mock.calls.length]).toEqual([0, 1]);
});
