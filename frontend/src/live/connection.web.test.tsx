import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { countUnreadMessages } from '@anamnesis/contracts/community/addresses';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { listTestReports } from '@anamnesis/contracts/records/addresses';
import { listRecordReadings } from '@anamnesis/contracts/audit/addresses';
import { listFamily } from '@anamnesis/contracts/family/addresses';
import { MIN_POSITION } from '@anamnesis/contracts/language/headers';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { forgetPosition, knownPosition } from '../api/position';
import { useApiQuery } from '../api/api-queries';
import { aSocket } from '../appointments/testing/samples';
import { Toasts } from '../look/toasts';
import { stubNetwork } from '../testing/network';
import { useSessionEnded } from '../sessions/use-session-ended';
import { Connection } from './connection';
import { useFallbackInterval, useLive } from './live-state';
import type { openSocket } from './socket';

afterEach(() => {
  cleanup();
  endSession();
  forgetPosition();
});
const signIn = () =>
  startSession({
    accessToken: 't',
    user: { _id: 'p', id: 'p', role: 'patient', fullName: 'Meera', email: 'm@x.y', profileImage: null },
  });

function Probe({ onEnded }: { onEnded: () => void }) {
  useSessionEnded('s1', onEnded);
  const interval = useFallbackInterval();
  useApiQuery(patientAppointments);
  useApiQuery(currentPatient);
  return (
    <p>
      {useLive().connected ? 'up' : 'down'} {String(interval)}
    </p>
  );
}

function drawLive() {
  const socket = aSocket();
  const open = jest.fn(socket.open);
  const client = new QueryClient();
  const asked = stubNetwork(() => ({ json: { data: [] } }));
  const onEnded = jest.fn();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Connection open={open} />
      <Probe onEnded={onEnded} />
    </QueryClientProvider>,
  );
  return { socket, open, asked, onEnded, unmount };
}

test('there is one connection, which is closed with the page', () => {
  signIn();
  const { open, socket, unmount } = drawLive();
  expect(open).toHaveBeenCalledTimes(1);
  unmount();
  expect(socket.closed()).toBe(1);
});

test('without a sign-in there is no connection; signing out closes it', () => {
  const { open } = drawLive();
  expect(open).not.toHaveBeenCalled();
  cleanup();
  signIn();
  const { socket } = drawLive();
  act(endSession);
  expect(socket.closed()).toBe(1);
});

test('the lists are polled only while the connection is down', () => {
  signIn();
  const { socket } = drawLive();
  expect(screen.getByText('down 15000')).toBeTruthy();
  act(() => socket.push('connect'));
  expect(screen.getByText('up false')).toBeTruthy();
  act(() => socket.push('disconnect'));
  expect(screen.getByText('down 15000')).toBeTruthy();
});

test('a pushed change refetches only the queries that show appointments, at the position of the change', async () => {
  signIn();
  const { socket, asked } = drawLive();
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([patientAppointments.path, currentPatient.path]));
  asked.length = 0;
  act(() => socket.push('sessionUpdate', { sessionId: 's1', type: 'SessionStarted', position: '815' }));
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked.map(({ path, headers }) => [path, headers.get(MIN_POSITION)])).toEqual([
    [patientAppointments.path, '815'],
  ]);
  expect(knownPosition()).toBe('815');
});

test('a pushed note refetches no query without notes; an unknown event type refetches every query that a push may affect', async () => {
  signIn();
  const { socket, asked } = drawLive();
  await waitFor(() => expect(asked).toHaveLength(2));
  asked.length = 0;
  act(() => socket.push('sessionUpdate', { sessionId: 's1', type: 'NotesWritten', position: '816' }));
  expect(asked).toEqual([]);
  act(() => socket.push('sessionUpdate', { sessionId: 's1', type: 'NotYetKnown', position: '817' }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([patientAppointments.path]));
});

/** A page that shows the reply of one address, once it is loaded. */
async function drawShowing(shown: Address<Route>) {
  signIn();
  const socket = aSocket();
  const asked = stubNetwork(() => ({ json: { data: [] } }));
  function Shown() {
    useApiQuery(shown);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Connection open={socket.open} />
      <Shown />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  return { socket, asked };
}

test.each([
  ['familyUpdate', listFamily],
  ['recordUpdate', listTestReports],
  ['communityUpdate', countUnreadMessages],
] as const)(
  'the push %s refetches its data, at the position of the change; so does a reconnect',
  async (push, shown) => {
    const { socket, asked } = await drawShowing(shown as Address<Route>);
    act(() => socket.push(push, { tieId: 't1', position: '818' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.headers.get(MIN_POSITION)).toBe('818');
    act(() => socket.push('disconnect'));
    act(() => socket.push('connect'));
    await waitFor(() => expect(asked).toHaveLength(3));
  },
);

test('rooms are read again once the connection is in them, at the position of what was pushed before', async () => {
  const { socket, asked } = await drawShowing(countUnreadMessages as Address<Route>);
  act(() => socket.push('roomsEntered', { position: '820' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.headers.get(MIN_POSITION)).toBe('820');
});

test('a patient is told at once that a record was opened in an emergency', async () => {
  signIn();
  const socket = aSocket();
  const asked = stubNetwork(() => ({ json: { readings: [], next: null } }));
  function Readings() {
    useApiQuery(listRecordReadings);
    return null;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Connection open={socket.open} />
      <Readings />
      <Toasts />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => socket.push('breakGlassUpdate', { breakGlassId: 'b1', position: '819' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.headers.get(MIN_POSITION)).toBe('819');
  await screen.findByText('A doctor has opened your health record in an emergency');
});

test('once connected, at first and again, the queries that pushes affect are refetched: before that no push could tell', async () => {
  signIn();
  const { socket, asked } = drawLive();
  await waitFor(() => expect(asked).toHaveLength(2));
  for (const times of [1, 2]) {
    act(() => socket.push('connect'));
    await waitFor(() => expect(asked).toHaveLength(2 + times));
    expect(asked.at(-1)?.path).toBe(patientAppointments.path);
    act(() => socket.push('disconnect'));
  }
});

test('a window over the limit of connections is told why it is updated later', async () => {
  signIn();
  const socket = aSocket();
  const open = jest.fn((...[, crowded]: Parameters<typeof openSocket>) => {
    crowded?.({ code: 'TOO_MANY_CONNECTIONS', message: 'Open in too many windows.' });
    return socket.open();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Connection open={open} />
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByText('Open in too many windows.');
});

test('only the end of this session calls back, not that of another one', () => {
  signIn();
  const { socket, onEnded } = drawLive();
  act(() => socket.push('connect'));
  act(() => socket.push('sessionEnded-s2', { sessionId: 's2', type: 'SessionEnded', position: '1' }));
  expect(onEnded).not.toHaveBeenCalled();
  act(() => socket.push('sessionEnded-s1', { sessionId: 's1', type: 'SessionEnded', position: '2' }));
  expect(onEnded).toHaveBeenCalledTimes(1);
});
