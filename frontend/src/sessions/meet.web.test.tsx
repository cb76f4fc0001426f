import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SentMedia } from '@anamnesis/contracts/sessions/meeting';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { endSession, startSession } from '../signed-in/session';
import { aSocket, joined } from '../appointments/testing/samples';
import { userEvents, press } from '../testing/user-events';
import { stubMedia, withoutMedia } from '../testing/media';
import { type Answer, cacheWithClinic, refusal, stubNetwork } from '../testing/network';
import { Connection } from '../live/connection';
import Meet from './meet';

beforeEach(() => {
  stubMedia();
  startSession({
    accessToken: 't',
    user: { _id: 'p', id: 'p', role: 'patient', fullName: 'Meera', email: 'm@x.y', profileImage: null },
  });
});
afterEach(() => {
  cleanup();
  endSession();
  sessionStorage.clear();
});

const { session: entered } = joined('Active');
const room = (status: string = 'Active'): Answer => ({
  json: {
    session: {
      ...{ ...entered, status, doctorId: 'd', doctorName: 'Kavita Rao', doctorPicture: null },
      ...{ patientName: 'Meera Joshi', patientPicture: null },
    },
  },
});

/** Renders the meeting page; `answer` is the reply to the session's request, `enter` the acknowledgement of entering. */
function drawRoom(answer: Answer, enter: object = { success: true }) {
  const asked = stubNetwork(({ path }) =>
    path.endsWith('/ice-servers') ? { json: { iceServers: [], iceTransportPolicy: 'all' } } : answer,
  );
  const socket = aSocket({ enterMeeting: () => enter });
  render(
    <QueryClientProvider client={cacheWithClinic()}>
      <Connection open={socket.open} />
      <MemoryRouter initialEntries={['/meet/anamnesis-room-1']}>
        <Routes>
          <Route path="/meet/:roomName" element={<Meet />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => socket.push('connect'));
  return { asked, socket };
}
const words = (text: string | RegExp) => screen.findAllByText(text);
const alert = async () => (await screen.findByRole('alert')).textContent;

test('the device check comes first: both devices work, and nothing has been sent', async () => {
  const { asked, socket } = drawRoom(room());
  expect(await screen.findByRole('heading', { name: 'Ready to meet Dr. Kavita Rao?' })).toBeTruthy();
  await words('Camera works');
  await words('Microphone works');
  expect(screen.getByLabelText('Your own picture')).toBeTruthy();
  expect(asked[0]?.path).toBe('/api/sessions/anamnesis-room-1');
  expect(socket.sent).toEqual([]);
});

test('a blocked camera and a blocked microphone are explained, with a retry', async () => {
  const media = stubMedia({ audio: 'NotAllowedError', video: 'NotAllowedError' });
  drawRoom(room());
  await words(/The camera is blocked\. Allow it beside the address.*You can go on with sound alone\./);
  await words(/The microphone is blocked\..*you can listen, but you are not heard\./);
  Object.assign(media.refuse, { audio: null, video: null });
  await press('Try Again (Camera)');
  await words('Camera works');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('without a camera the microphone still works', async () => {
  stubMedia({ audio: null, video: 'NotFoundError' });
  drawRoom(room());
  expect(await alert()).toBe('No camera was found. Connect one, then try again. You can go on with sound alone.');
  await words('Microphone works');
  await press('Enter');
  await words('Dr. Kavita Rao is not here yet.');
});

test('without a microphone the camera still works', async () => {
  stubMedia({ audio: 'NotReadableError', video: null });
  drawRoom(room());
  expect(await alert()).toContain('The microphone is in use by another program.');
  await words('Camera works');
});

test('a page that is not served securely explains why there is no picture', async () => {
  withoutMedia();
  drawRoom(room());
  await words(/Your browser gives the camera to pages with a secure address \(https\) only\./);
  expect(screen.queryByRole('button', { name: /Try Again/ })).toBeNull();
});

test('choosing another camera releases the first one', async () => {
  const media = stubMedia();
  drawRoom(room());
  await words('Camera works');
  await userEvents.selectOptions(screen.getByLabelText('Camera'), 'video device 2');
  await waitFor(() => expect(media.live().map(({ deviceId }) => deviceId)).toEqual(['audio-1', 'video-2']));
});

test('a stopped camera is released; an unplugged camera is reported', async () => {
  const media = stubMedia();
  drawRoom(room());
  await words('Camera works');
  expect(screen.getByRole('button', { name: 'Stop camera' }).textContent).toBe('Camera');
  await press('Stop camera');
  await words('Camera is off');
  expect(media.live().map(({ kind }) => kind)).toEqual(['audio']);
  await press('Start camera');
  await words('Camera works');
  act(() => media.given.at(-1)?.unplug());
  expect(await alert()).toContain('The camera was disconnected.');
});

test('entering sends presence and media state to the other side', async () => {
  const { socket } = drawRoom(room());
  await words('Camera works');
  await press('Mute');
  await press('Enter');
  await words('Dr. Kavita Rao is not here yet.');
  const media: SentMedia = { microphone: false, camera: true, audioOnly: false };
  await waitFor(() => expect(socket.sent.at(-1)).toEqual(['signalMeeting', { kind: 'media', media }]));
  await userEvents.keyboard('m');
  expect(socket.sent.at(-1)).toEqual(['signalMeeting', { kind: 'media', media: { ...media, microphone: true } }]);
  await userEvents.keyboard('v');
  expect(socket.sent.at(-1)?.[1]).toMatchObject({ media: { camera: false } });
});

test('captions can be turned on and off, and say when they are not available', async () => {
  drawRoom(room());
  await words('Camera works');
  await press('Enter');
  const captions = await screen.findByRole('button', { name: 'Captions', pressed: false });
  await userEvents.click(captions);
  await words(/can't write captions on your device/);
  expect(captions.getAttribute('aria-pressed')).toBe('true');
  await userEvents.click(captions);
  expect(screen.queryByText(/can't write captions/)).toBeNull();
});

test('leaving notifies the server and releases both devices; the person can rejoin', async () => {
  const media = stubMedia();
  const { socket } = drawRoom(room());
  await words('Camera works');
  await press('Enter');
  await words('Dr. Kavita Rao is not here yet.');
  await press('Leave');
  await words('You have left the meeting.');
  expect(socket.sent.at(-1)?.[0]).toBe('leaveMeeting');
  expect(media.live()).toEqual([]);
  await press('Rejoin');
  expect(await screen.findByRole('button', { name: 'Enter' })).toBeTruthy();
});

test('a reload returns to the meeting, muted as before', async () => {
  drawRoom(room());
  await words('Camera works');
  await press('Mute');
  await press('Enter');
  await words('Dr. Kavita Rao is not here yet.');
  cleanup();
  drawRoom(room());
  await words('Dr. Kavita Rao is not here yet.');
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
});

test.each([
  ['MEETING_TAKEN', 'This meeting goes on in another window of yours.', 'Continue here'],
  ['NOT_ALLOWED', 'The meeting could not be entered.', 'Try Again'],
])('%s: "%s"', async (code, sentence, way) => {
  const media = stubMedia();
  drawRoom(room(), { success: false, code, message: '' });
  await words('Camera works');
  await press('Enter');
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  await waitFor(() => expect(media.live()).toEqual([]));
  await press(way);
  expect(await screen.findByRole('button', { name: 'Enter' })).toBeTruthy();
});

test('a takeover by another window is shown', async () => {
  const { socket } = drawRoom(room());
  await words('Camera works');
  await press('Enter');
  await words('Dr. Kavita Rao is not here yet.');
  act(() => socket.push('meetingTaken', { sessionId: entered.sessionId }));
  expect(await screen.findByRole('heading', { name: /another window of yours/ })).toBeTruthy();
});

test('a room that opened before this page was connected opens as well', async () => {
  const answer = room('Pending') as { json: object };
  drawRoom(answer);
  await words('The meeting opens when both of you are in the session.');
  Object.assign(answer, room('Active'));
  expect(await screen.findByRole('button', { name: 'Enter' })).toBeTruthy();
});

test('the room opens when both have joined, and closes after the session', async () => {
  drawRoom(room('Pending'));
  await words('The meeting opens when both of you are in the session.');
  cleanup();
  drawRoom(room('Completed'));
  await words('This session is over.');
});

test('a caller who is not a party of the appointment cannot enter', async () => {
  drawRoom(refusal(403, 'NOT_ALLOWED', 'Your account may not do this.'));
  expect(await alert()).toContain('It is open to the two people of that session alone.');
});

test('without a sign-in the room stays closed, and nothing is requested', () => {
  endSession();
  const { asked } = drawRoom('refused');
  expect(screen.getByRole('alert').textContent).toContain('This room could not be opened.');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(asked).toHaveLength(0);
});
