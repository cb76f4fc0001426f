import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { useApiQuery } from '../api/api-queries';
import type { ReactNode } from 'react';
import { aSocket } from '../appointments/testing/samples';
import { endSession, startSession } from '../signed-in/session';
import { stubNetwork } from '../testing/network';

let socket = aSocket();
const opened = jest.fn(() => socket.open());
jest.unstable_mockModule('./socket', () => ({ openSocket: opened }));
const { Live } = await import('./live');
const { useLive } = await import('./live-state');

beforeEach(() => {
  jest.useFakeTimers();
  socket = aSocket();
  opened.mockClear();
  startSession({
    accessToken: 't',
    user: { _id: 'p', id: 'p', role: 'patient', fullName: 'Meera', email: 'm@x.y', profileImage: null },
  });
});
afterEach(() => {
  cleanup();
  endSession();
  jest.useRealTimers();
});

function Home() {
  useApiQuery(patientAppointments);
  return null;
}
function Waiting() {
  useLive();
  return null;
}
const draw = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {page}
      <Live />
    </QueryClientProvider>,
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a page without need for it opens the connection once it is at rest, and catches up then; signing out closes it', async () => {
  const asked = stubNetwork(() => ({ json: { sessions: [] } }));
  draw(<Home />);
  await pass(4_000);
  expect(opened).not.toHaveBeenCalled();
  await pass(2_000);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
  act(() => socket.push('connect'));
  await pass(100);
  expect(asked.map(({ path }) => path)).toEqual([patientAppointments.path, patientAppointments.path]);
  act(endSession);
  expect(socket.closed()).toBe(1);
});

test('a screen that needs the connection does not wait', async () => {
  stubNetwork(() => ({ json: { sessions: [] } }));
  draw(<Waiting />);
  await pass(100);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('nobody signed in, no connection', async () => {
  endSession();
  draw(<Waiting />);
  await pass(60_000);
  expect(opened).not.toHaveBeenCalled();
});
