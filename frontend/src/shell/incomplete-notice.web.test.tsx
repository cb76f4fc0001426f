import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { call } from '../api/call';
import { forgetEverything } from '../accounts/sign-out';
import { stubNetwork } from '../testing/network';
import { MainArea } from './main-area';

let lacking: string[];
afterEach(() => {
  cleanup();
  forgetEverything();
});

function draw() {
  lacking = ['/api/users/appointments'];
  stubNetwork(({ path }) => ({
    json: {},
    ...(lacking.includes(path) && { headers: { 'x-incomplete': 'appointment-list' } }),
  }));
  render(<MainArea>Appointments</MainArea>);
}
const notice = () => screen.queryByText('Something may be missing on this page');
const ask = (...addresses: (typeof patientAppointments | typeof showCredentials)[]) =>
  act(async () => {
    for (const address of addresses) await call(address as typeof patientAppointments);
  });

test('what was made from incomplete entries says so, until the same is asked again and whole', async () => {
  draw();
  await ask(showCredentials);
  expect(notice()).toBeNull();
  await ask(patientAppointments, showCredentials);
  expect(notice()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Nothing is lost');
  lacking = [];
  await ask(patientAppointments);
  expect(notice()).toBeNull();
});

test('who signs in next on this tab is told nothing of it', async () => {
  draw();
  await ask(patientAppointments);
  act(forgetEverything);
  expect(notice()).toBeNull();
});
