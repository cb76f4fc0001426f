import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { listRecordReadings } from '@anamnesis/contracts/audit/addresses';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useGetList, AdminContext } from 'react-admin';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { queryClient, useApiQuery } from '../api/api-queries';
import { useRecordReadings } from '../audit/use-record-readings';
import { dataProvider } from '../desk/data-provider';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { endSession } from '../signed-in/session';
import { MainArea } from './main-area';

const APPOINTMENTS = '/api/users/appointments';
const forget = () => {
  endSession();
  queryClient.clear();
};
let answers: Record<string, Answer>;
beforeEach(() => {
  answers = {};
});
afterEach(() => {
  cleanup();
  act(forget);
});

const lacking = (json: unknown, headers = {}): Answer => ({ json, headers: { 'x-incomplete': 'a-list', ...headers } });

function Appointments() {
  return <p>Appointments {useApiQuery(patientAppointments).isSuccess && 'are shown'}</p>;
}
function Profile() {
  return <p>Profile {useApiQuery(showCredentials).isSuccess && 'is shown'}</p>;
}
function Readings() {
  const { readings, more } = useRecordReadings();
  return <button onClick={() => more?.()}>{readings?.length} readings</button>;
}
function Desk() {
  return <p>Desk {useGetList('appointments').isSuccess && 'is shown'}</p>;
}

function draw(at: string) {
  stubNetwork(({ path }) => answers[path.split('?')[0]!] ?? { json: {} });
  render(
    <MemoryRouter initialEntries={[at]}>
      <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <Link to="/appointments">To appointments</Link>
        <Link to="/profile">To the profile</Link>
        <Routes>
          <Route
            element={
              <MainArea>
                <Outlet />
              </MainArea>
            }
          >
            <Route path="/appointments" element={<Appointments />} />
            <Route path="/profile" element={<Profile />} />
            <Route path="/readings" element={<Readings />} />
            <Route path="/desk" element={<Desk />} />
          </Route>
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
}
const notice = () => screen.queryByText('Something may be missing on this page');
const go = (link: string) => fireEvent.click(screen.getByText(link));
const askAgain = () => act(() => queryClient.refetchQueries({ type: 'active' }));

test('a page from incomplete data shows the notice until a complete reply', async () => {
  answers[APPOINTMENTS] = lacking({ sessions: [] });
  draw('/appointments');
  await screen.findByText('Appointments are shown');
  expect(notice()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Nothing is lost');
  delete answers[APPOINTMENTS];
  await askAgain();
  expect(notice()).toBeNull();
});

test('only the page with the incomplete data shows the notice, also with cached data', async () => {
  answers[APPOINTMENTS] = lacking({ sessions: [] });
  draw('/appointments');
  await screen.findByText('Appointments are shown');
  go('To the profile');
  await screen.findByText('Profile is shown');
  expect(notice()).toBeNull();
  delete answers[APPOINTMENTS];
  go('To appointments');
  expect(await screen.findByText('Appointments are shown')).toBeTruthy();
  expect(notice()).not.toBeNull();
});

test('a refusal keeps the notice about the data still shown', async () => {
  answers[APPOINTMENTS] = lacking({ sessions: [] });
  draw('/appointments');
  await screen.findByText('Appointments are shown');
  answers[APPOINTMENTS] = refusal(409, 'WRITE_CONFLICT', 'Again.');
  await askAgain();
  expect(notice()).not.toBeNull();
});

test('a list shows the notice while one of its pages is incomplete', async () => {
  const { path } = listRecordReadings;
  answers[path] = lacking({ readings: [{}], next: '7' });
  draw('/readings');
  await screen.findByText('1 readings');
  answers[path] = { json: { readings: [{}], next: null } };
  fireEvent.click(screen.getByText('1 readings'));
  await screen.findByText('2 readings');
  expect(notice()).not.toBeNull();
  await askAgain();
  await waitFor(() => expect(notice()).toBeNull());
});

test('the lists of the desk show the notice', async () => {
  answers['/api/admin/appointments'] = lacking([], { 'content-range': 'appointments 0-0/0' });
  draw('/desk');
  await screen.findByText('Desk is shown');
  expect(notice()).not.toBeNull();
});

test('while the server still builds what the page needs, the page says how far it is, waits, and shows it then', async () => {
  jest.useFakeTimers();
  const building = (percent: number) => refusal(503, 'STILL_BUILDING', 'Not yet.', { percent });
  answers[APPOINTMENTS] = building(43);
  draw('/appointments');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toContain('43% done.');
  answers[APPOINTMENTS] = building(96);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('status').textContent).toContain('96% done.');
  expect(screen.getByText('96% done.').getAttribute('aria-live')).toBe('off');
  answers[APPOINTMENTS] = { json: { sessions: [] } };
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('Appointments are shown')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  jest.useRealTimers();
});

test('the page that is left waits for nothing', async () => {
  answers[APPOINTMENTS] = refusal(503, 'STILL_BUILDING', 'Not yet.', { percent: 43 });
  draw('/appointments');
  await screen.findByText('Parts of this page are being prepared');
  go('To the profile');
  await screen.findByText('Profile is shown');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('the notice is not shown after the session has ended', async () => {
  answers[APPOINTMENTS] = lacking({ sessions: [] });
  draw('/appointments');
  await screen.findByText('Appointments are shown');
  act(forget);
  expect(notice()).toBeNull();
});
