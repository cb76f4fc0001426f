import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { SIGNAL_LIMITS, type MeetingSignal } from '@anamnesis/contracts/sessions/meeting';
import type { SocketAnswer } from '@anamnesis/contracts/sessions/socket';
import { unusualTexts } from '@anamnesis/platform/testing/unusual-texts';
import { until } from '@anamnesis/platform/testing/until';
import {
  type BrowserSocket,
  closeAll,
  connect,
  doctor,
  freshPrefix,
  patient,
  session,
  sessionId,
  startServer,
  stranger,
} from '../testing/sockets.js';

afterEach(closeAll);

const send = ({ socket }: BrowserSocket, event: string, ...args: unknown[]) =>
  socket.emitWithAck(event, ...args) as Promise<SocketAnswer>;
const enter = (browser: BrowserSocket, visit: string, returning = false) =>
  send(browser, 'enterMeeting', { sessionId, visit, returning });
const signal = (browser: BrowserSocket, what: unknown) => send(browser, 'signalMeeting', what);
const done = { success: true };
const refused = (code: string) => expect.objectContaining({ success: false, code });
const receives = ({ received }: BrowserSocket, ...events: unknown[]) =>
  until(async () => expect(received).toEqual(events));

const offer: MeetingSignal = { kind: 'description', type: 'offer', sdp: 'v=0\r\n' };
const candidate: MeetingSignal = {
  ...{ kind: 'candidate', candidate: 'candidate:1 1 udp 1 10.0.0.1 9 typ host' },
  ...{ sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'x' },
};
const media: MeetingSignal = { kind: 'media', media: { microphone: true, camera: false, audioOnly: false } };

/** Both sides in the meeting, each on a separate server. */
async function together() {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const atPatient = await connect(one.address, patient, 'patient');
  const atDoctor = await connect(two.address, doctor, 'doctor');
  const visits = { patient: randomUUID(), doctor: randomUUID() };
  expect(await enter(atPatient, visits.patient)).toEqual(done);
  expect(await enter(atDoctor, visits.doctor)).toEqual(done);
  await receives(atPatient, ['meetingPresence', { sessionId, visit: visits.doctor, now: 'came' }]);
  atPatient.received.length = 0;
  return { one, two, atPatient, atDoctor, visits };
}

test('a signal reaches only the other side, in order, also on another server', async () => {
  const { two, atPatient, atDoctor, visits } = await together();
  const bystander = await connect(two.address, doctor, 'doctor');
  for (const each of [offer, candidate, media]) atDoctor.socket.emit('signalMeeting', each);
  await receives(
    atPatient,
    ...[offer, candidate, media].map((each) => ['meetingSignal', { sessionId, visit: visits.doctor, signal: each }]),
  );
  expect(await signal(atPatient, media)).toEqual(done);
  await receives(atDoctor, ['meetingSignal', { sessionId, visit: visits.patient, signal: media }]);
  expect(bystander.received).toEqual([]);
});

test('unusual text is relayed well-formed or refused, and the meeting continues', async () => {
  const { atPatient, atDoctor, visits } = await together();
  atDoctor.socket.emit('signalMeeting', { ...offer, sdp: 'v=0\r\na=\ud83d\u0001' });
  const passed = { ...offer, sdp: 'v=0\r\na=\ufffd' };
  await receives(atPatient, ['meetingSignal', { sessionId, visit: visits.doctor, signal: passed }]);
  for (const odd of Object.values(unusualTexts)) {
    expect(await send(atDoctor, 'doctorJoined', { sessionId: odd })).toMatchObject({ success: false });
    expect(await signal(atDoctor, { ...media, kind: odd })).toEqual(refused('INPUT_INVALID'));
  }
  expect(await signal(atDoctor, JSON.parse('['.repeat(200) + ']'.repeat(200)))).toEqual(refused('BODY_MALFORMED'));
  expect(await signal(atDoctor, media)).toEqual(done);
  await until(async () => expect(atPatient.received).toHaveLength(2));
});

test('a third person can neither enter nor send', async () => {
  const { one, atPatient, atDoctor } = await together();
  for (const role of ['patient', 'doctor'] as const) {
    const outsider = await connect(one.address, stranger, role);
    expect(await enter(outsider, randomUUID())).toEqual(refused('NOT_ALLOWED'));
    expect(await signal(outsider, offer)).toEqual(refused('NOT_ALLOWED'));
  }
  const unknown = { sessionId: randomUUID(), visit: randomUUID(), returning: false };
  expect(await send(atPatient, 'enterMeeting', unknown)).toEqual(refused('NOT_ALLOWED'));
  expect([atPatient.received, atDoctor.received]).toEqual([[], []]);
});

test('a side that has not entered cannot send', async () => {
  const { address } = await startServer(freshPrefix());
  expect(await signal(await connect(address, patient, 'patient'), offer)).toEqual(refused('NOT_ALLOWED'));
});

test('the meeting is open while the session is active', async () => {
  const { address } = await startServer(freshPrefix());
  const atDoctor = await connect(address, doctor, 'doctor');
  session.stage = 'planned';
  expect(await enter(atDoctor, randomUUID())).toEqual(refused('MEETING_NOT_OPEN'));
  session.stage = 'active';
  const visit = randomUUID();
  expect(await enter(atDoctor, visit)).toEqual(done);
  session.stage = 'over';
  expect(await signal(atDoctor, offer)).toEqual(refused('APPOINTMENT_OVER'));
  expect(await enter(atDoctor, visit, true)).toEqual(refused('APPOINTMENT_OVER'));
  expect(await enter(atDoctor, randomUUID())).toEqual(refused('APPOINTMENT_OVER'));
});

test('a second window takes over: the first is notified, and can no longer send', async () => {
  const { one, two, atPatient, atDoctor, visits } = await together();
  const second = await connect(two.address, patient, 'patient');
  const visit = randomUUID();
  expect(await enter(second, visit)).toEqual(done);
  await receives(atPatient, ['meetingTaken', { sessionId }]);
  await receives(atDoctor, ['meetingPresence', { sessionId, visit, now: 'came' }]);
  expect(await signal(atPatient, offer)).toEqual(refused('MEETING_TAKEN'));
  expect(await signal(atDoctor, offer)).toEqual(done);
  await receives(second, ['meetingSignal', { sessionId, visit: visits.doctor, signal: offer }]);

  // The replaced visit cannot return, and its disconnect is not announced.
  expect(await enter(atPatient, visits.patient, true)).toEqual(refused('MEETING_TAKEN'));
  atPatient.socket.disconnect();
  const third = await connect(one.address, patient, 'patient');
  const last = randomUUID();
  expect(await enter(third, last)).toEqual(done);
  await receives(second, ['meetingSignal', expect.anything()], ['meetingTaken', { sessionId }]);
  await receives(
    atDoctor,
    ['meetingPresence', { sessionId, visit, now: 'came' }],
    ['meetingPresence', { sessionId, visit: last, now: 'came' }],
  );
});

test('of two windows that enter at the same moment one stays', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const windows = [await connect(one.address, doctor, 'doctor'), await connect(two.address, doctor, 'doctor')];
  await Promise.all(windows.map((each) => enter(each, randomUUID())));
  await until(async () =>
    expect(windows.flatMap(({ received }) => received)).toEqual([['meetingTaken', { sessionId }]]),
  );
  const answers = await Promise.all(windows.map((each) => signal(each, media)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('a lost connection is announced, and the visit can be resumed', async () => {
  const { one, atPatient, atDoctor, visits } = await together();
  const back = once(atPatient.socket as never, 'connect');
  atPatient.socket.io.engine.close();
  await receives(atDoctor, ['meetingPresence', { sessionId, visit: visits.patient, now: 'lost' }]);
  await back;
  expect(await enter(atPatient, visits.patient, true)).toEqual(done);
  await until(async () =>
    expect(atDoctor.received[1]).toEqual(['meetingPresence', { sessionId, visit: visits.patient, now: 'came' }]),
  );
  // A browser that lost its socket session resumes the visit with a new socket.
  const fresh = await connect(one.address, doctor, 'doctor');
  expect(await enter(fresh, visits.doctor, true)).toEqual(done);
  expect(await signal(fresh, media)).toEqual(done);
  await until(async () =>
    expect(atPatient.received.at(-1)).toEqual(['meetingSignal', { sessionId, visit: visits.doctor, signal: media }]),
  );
});

test('leaving is delivered after all earlier messages', async () => {
  const { atPatient, atDoctor, visits } = await together();
  for (const each of [media, media]) atPatient.socket.emit('signalMeeting', each);
  atPatient.socket.emit('leaveMeeting');
  const relayed = ['meetingSignal', { sessionId, visit: visits.patient, signal: media }];
  await receives(atDoctor, relayed, relayed, ['meetingPresence', { sessionId, visit: visits.patient, now: 'left' }]);
});

test('leaving is announced once, and the side that left receives nothing more', async () => {
  const { atPatient, atDoctor, visits } = await together();
  expect(await send(atPatient, 'leaveMeeting')).toEqual(done);
  await receives(atDoctor, ['meetingPresence', { sessionId, visit: visits.patient, now: 'left' }]);
  atPatient.socket.disconnect();
  expect(await signal(atDoctor, offer)).toEqual(done);
  expect(atPatient.received).toEqual([]);
  expect(atDoctor.received).toHaveLength(1);
});

test('an invalid or too long signal is refused, and the meeting continues', async () => {
  const { atPatient, atDoctor, visits } = await together();
  const nonsense = [
    null,
    'offer',
    { kind: 'description', type: 'offer' },
    { ...offer, sdp: 'x'.repeat(SIGNAL_LIMITS.sdp + 1) },
    { ...candidate, sdpMLineIndex: -1 },
    { kind: 'media', media: { microphone: 'yes' } },
    { kind: 'shout' },
  ];
  for (const each of nonsense) expect(await signal(atDoctor, each)).toEqual(refused('INPUT_INVALID'));
  expect(await send(atDoctor, 'enterMeeting', { sessionId, visit: 'x' })).toEqual(refused('INPUT_INVALID'));
  const longest = { ...offer, sdp: '\n'.repeat(SIGNAL_LIMITS.sdp), more: 'is not passed on' };
  expect(await signal(atDoctor, longest)).toEqual(done);
  const { more: _, ...passed } = longest;
  await receives(atPatient, ['meetingSignal', { sessionId, visit: visits.doctor, signal: passed }]);
});

test('a burst of candidates is accepted, more than that is refused', async () => {
  const { atPatient, atDoctor } = await together();
  const burst = await Promise.all(Array.from({ length: 120 }, () => signal(atDoctor, candidate)));
  expect(burst.every(({ success }) => success)).toBe(true);
  await until(async () => expect(atPatient.received).toHaveLength(120));
  const flood = await Promise.all(Array.from({ length: 150 }, () => signal(atDoctor, candidate)));
  expect(flood.at(-1)).toEqual(refused('TOO_MANY_TRIES'));
  expect(await send(atDoctor, 'endSession', { sessionId })).toEqual(done);
});
