import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { forgetPosition, knownPosition } from '../api/position';
import { aSocket } from '../appointments/testing/samples';
import { LiveSessions, useFallbackInterval, useLive, useSessionEnded } from './live';

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
  const invalidate = jest.spyOn(client, 'invalidateQueries');
  const onEnded = jest.fn();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <LiveSessions open={open}>
        <LiveSessions open={open}>
          <Probe onEnded={onEnded} />
        </LiveSessions>
      </LiveSessions>
    </QueryClientProvider>,
  );
  return { socket, open, invalidate, onEnded, unmount };
}

test('one connection serves everybody below, and is closed with the page', () => {
  signIn();
  const { open, socket, unmount } = drawLive();
  expect(open).toHaveBeenCalledTimes(1);
  unmount();
  expect(socket.closed()).toBe(1);
});

test('nobody signed in, no connection; signing out closes it', () => {
  const { open } = drawLive();
  expect(open).not.toHaveBeenCalled();
  cleanup();
  signIn();
  const { socket } = drawLive();
  act(endSession);
  expect(socket.closed()).toBe(1);
});

test('the lists are asked for now and then only while the connection is down', () => {
  signIn();
  const { socket } = drawLive();
  expect(screen.getByText('down 15000')).toBeTruthy();
  act(() => socket.push('connect'));
  expect(screen.getByText('up false')).toBeTruthy();
  act(() => socket.push('disconnect'));
  expect(screen.getByText('down 15000')).toBeTruthy();
});

test('a change is asked for at its own place in the log', () => {
  signIn();
  const { socket, invalidate } = drawLive();
  act(() => socket.push('sessionUpdate', { sessionId: 's1', position: '815' }));
  expect(knownPosition()).toBe('815');
  const keys = invalidate.mock.calls.map(([filter]) => (filter?.queryKey as string[])[0]);
  expect(keys).toEqual(
    expect.arrayContaining(['/api/users/appointments', '/api/doctor/pending-consultations', 'appointments']),
  );
});

test('what was missed while it was down is asked for when it is up again', () => {
  signIn();
  const { socket, invalidate } = drawLive();
  act(() => socket.push('connect'));
  expect(invalidate).not.toHaveBeenCalled();
  act(() => socket.push('disconnect'));
  act(() => socket.push('connect'));
  expect(invalidate).toHaveBeenCalled();
});

test('the end of this session is heard, that of another one is not', () => {
  signIn();
  const { socket, onEnded } = drawLive();
  act(() => socket.push('connect'));
  act(() => socket.push('sessionEnded-s2', { sessionId: 's2', position: '1' }));
  expect(onEnded).not.toHaveBeenCalled();
  act(() => socket.push('sessionEnded-s1', { sessionId: 's1', position: '2' }));
  expect(onEnded).toHaveBeenCalledTimes(1);
});
