import {
  changeNotificationPreferences,
  showNotificationPreferences,
} from '@anamnesis/contracts/notifications/addresses';
import type { Choices } from '@anamnesis/contracts/notifications/events';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ownZone } from '../language/own-zone';
import { type Answer, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press, userEvents } from '../testing/user-events';
import { NotificationsCard } from './notifications-card';

afterEach(cleanup);

const everything: Choices = { mailOff: [], quietHours: null };
function show(
  preferences: Choices,
  role: 'patient' | 'doctor' = 'patient',
  answer: Answer = { json: { success: true } },
) {
  const asked = stubNetwork(({ method }) => (method === 'GET' ? { json: { preferences } } : answer));
  renderPage(<NotificationsCard role={role} />);
  const isSave = ({ path, method }: (typeof asked)[number]) =>
    path === changeNotificationPreferences.path && method === 'POST';
  return { saved: () => asked.filter(isSave).map(({ body }) => body) };
}

test('emails are switched off by group, and kept', async () => {
  const { saved } = show({ ...everything, mailOff: ['family'] });
  await userEvents.click(await screen.findByRole('checkbox', { name: 'Email: Payments' }));
  await userEvents.click(screen.getByRole('checkbox', { name: 'Email: Family invitations' }));
  await press('Save');
  await waitFor(() => expect(saved()).toEqual([{ mailOff: ['payments'], pushOff: [], quietHours: null }]));
  expect(showNotificationPreferences.path).toBe(changeNotificationPreferences.path);
  await screen.findByText('Your choices are saved');
});

test('emails about emergency access and the account cannot be switched off, and the form says why', async () => {
  show(everything);
  await screen.findByText(/are always sent, and at once/);
  for (const group of ['Emergency access to your record', 'Your account and its security'])
    expect(screen.queryByRole('checkbox', { name: `Email: ${group}` })).toBeNull();
  expect(screen.getAllByText('always')).toHaveLength(2);
});

test('quiet hours are kept in the zone of the device', async () => {
  const { saved } = show(everything);
  await userEvents.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:30' } });
  await press('Save');
  const quietHours = { from: '22:00', to: '06:30', zone: ownZone() };
  await waitFor(() => expect(saved()).toEqual([{ mailOff: [], pushOff: [], quietHours }]));
});

test('a doctor is offered only what doctors are told; a refusal is shown', async () => {
  show(everything, 'doctor', { status: 500, json: {} });
  await screen.findByRole('checkbox', { name: 'Email: Payments' });
  expect(screen.queryByText('Family invitations')).toBeNull();
  await press('Save');
  await screen.findByRole('alert');
});
