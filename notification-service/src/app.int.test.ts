import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { until } from '@anamnesis/platform/testing/until';
import {
  browse,
  closeAll,
  closing,
  connect,
  connections,
  doctor,
  endSignIn,
  freshPrefix,
  issue,
  patient,
  sessionId,
  startServer,
  stranger,
} from './testing/sockets.js';

type AppointmentMessage = MessageOf<typeof appointmentsTopic>;

afterEach(closeAll);

const messageOf = (type: AppointmentMessage['type'], position: string, recordedAt = new Date().toISOString()) => {
  const value = {
    eventId: randomUUID(),
    type,
    position,
    recordedAt,
    appointmentId: sessionId,
    patientId: patient,
    doctorId: doctor,
  };
  return { key: sessionId, id: value.eventId, value };
};
const refusalOf = async ({ socket }: { socket: Socket }) =>
  ((await once(socket as never, 'connect_error')) as [Error & { data?: object }])[0];

test('both parties receive the push, on any server, and nobody else does', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const listeners = [
    await connect(one.address, patient, 'patient'),
    await connect(two.address, patient, 'patient'),
    await connect(two.address, doctor, 'doctor'),
  ];
  const outsider = await connect(one.address, stranger, 'patient');
  await one.bus.publish(appointmentsTopic, [messageOf('SessionStarted', '7'), messageOf('SessionEnded', '9')]);
  const push = { sessionId, type: 'SessionEnded', position: '9' };
  for (const { received } of listeners) {
    await until(async () =>
      expect(received).toEqual([
        ['sessionUpdate', { sessionId, type: 'SessionStarted', position: '7' }],
        ['sessionUpdate', push],
        [`sessionEnded-${sessionId}`, push],
      ]),
    );
  }
  expect(outsider.received).toEqual([]);
});

test('a replay of old events pushes nothing', async () => {
  const { bus, address } = await startServer(freshPrefix());
  const { received } = await connect(address, patient, 'patient');
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  await bus.publish(appointmentsTopic, [messageOf('SessionEnded', '1', yesterday), messageOf('DoctorJoined', '2')]);
  await until(async () => expect(received).toHaveLength(1));
  expect(received).toEqual([['sessionUpdate', { sessionId, type: 'DoctorJoined', position: '2' }]]);
});

test('a missing, invalid or expired token is refused with its code', async () => {
  const { address } = await startServer(freshPrefix());
  const expired = await issue(patient, 'patient', -1);
  const refusals = [];
  for (const token of ['', 'not a token', expired]) refusals.push((await refusalOf(browse(address, [token]))).data);
  expect(refusals).toEqual([{ code: 'NOT_SIGNED_IN' }, { code: 'NOT_SIGNED_IN' }, { code: 'TOKEN_EXPIRED' }]);
});

test('the connection ends with its sign-in, on every server, permanently; those of other sign-ins stay', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const signIn = randomUUID();
  const open = async (address: string, token: string) => {
    const browser = browse(address, [token]);
    await once(browser.socket as never, 'connect');
    return browser.socket;
  };
  const token = await issue(patient, 'patient', 10, signIn);
  const [here, there] = [await open(one.address, token), await open(two.address, token)];
  const another = await open(one.address, await issue(patient, 'patient'));
  const reasons = [here, there].map((socket) => once(socket as never, 'disconnect') as Promise<[string]>);
  endSignIn(signIn);
  expect((await Promise.all(reasons)).map(([reason]) => reason)).toEqual([
    'io server disconnect',
    'io server disconnect',
  ]);
  expect((await refusalOf(browse(one.address, [token]))).data).toEqual({ code: 'TOKEN_EXPIRED' });
  expect(another.connected).toBe(true);
});

test('a page of another site may not connect', async () => {
  const { address } = await startServer(freshPrefix());
  const browser = browse(address, [await issue(patient, 'patient')], 'https://evil.example');
  expect((await refusalOf(browser)).message).toBe('websocket error');
});

test('the connection ends with its token, and continues with a new one, including missed messages', async () => {
  const { bus, address } = await startServer(freshPrefix());
  const shortLived = await issue(patient, 'patient', 1.5 / 60);
  const { socket, received } = browse(address, [shortLived, await issue(patient, 'patient')]);
  await once(socket as never, 'connect');
  await bus.publish(appointmentsTopic, [messageOf('DoctorJoined', '1')]);
  await until(async () => expect(received).toHaveLength(1));
  await once(socket as never, 'disconnect');
  await bus.publish(appointmentsTopic, [messageOf('PatientJoined', '2')]);
  await until(async () => expect(received).toHaveLength(2));
  expect(socket.recovered).toBe(true);
  expect(received[1]).toEqual(['sessionUpdate', { sessionId, type: 'PatientJoined', position: '2' }]);
});

test('messages kept for one account are not given to another one with the same socket session', async () => {
  const { bus, address } = await startServer(freshPrefix());
  const tokens = [await issue(patient, 'patient'), await issue(stranger, 'patient')];
  const { socket, received } = browse(address, tokens);
  await once(socket as never, 'connect');
  await bus.publish(appointmentsTopic, [messageOf('DoctorJoined', '1')]);
  await until(async () => expect(received).toHaveLength(1));
  const refused = refusalOf({ socket });
  socket.io.engine.close();
  expect((await refused).data).toEqual({ code: 'NOT_ALLOWED' });
  expect(received).toHaveLength(1);
});

test('each side is notified when the other has joined', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const atPatient = await connect(one.address, patient, 'patient');
  const atDoctor = await connect(two.address, doctor, 'doctor');
  expect(await atDoctor.socket.emitWithAck('doctorJoined', { sessionId })).toEqual({ success: true });
  expect(await atPatient.socket.emitWithAck('userJoined', { sessionId })).toEqual({ success: true });
  expect(await atPatient.socket.emitWithAck('endSession', { sessionId })).toEqual({ success: true });
  await until(async () => expect(atPatient.received).toEqual([['doctorJoined', { sessionId }]]));
  await until(async () => expect(atDoctor.received).toEqual([['userJoined', { sessionId }]]));
});

test('a message is accepted only from the right side of the session', async () => {
  const { address } = await startServer(freshPrefix());
  const [atPatient, atDoctor] = [await connect(address, patient, 'patient'), await connect(address, doctor, 'doctor')];
  const outsider = await connect(address, stranger, 'doctor');
  const refused = { success: false, code: 'NOT_ALLOWED' };
  expect(await outsider.socket.emitWithAck('doctorJoined', { sessionId })).toMatchObject(refused);
  expect(await outsider.socket.emitWithAck('endSession', { sessionId })).toMatchObject(refused);
  expect(await atPatient.socket.emitWithAck('doctorJoined', { sessionId })).toMatchObject(refused);
  expect(await atDoctor.socket.emitWithAck('doctorJoined', { sessionId: randomUUID() })).toMatchObject(refused);
  await atDoctor.socket.emitWithAck('doctorJoined', { sessionId });
  await until(async () => expect(atPatient.received).toHaveLength(1));
});

test('an invalid message gets a reply, excess messages are refused, and the server continues', async () => {
  const { address } = await startServer(freshPrefix());
  const atDoctor = await connect(address, doctor, 'doctor');
  for (const nonsense of [null, 'text', { sessionId: 1 }, { sessionId: '../..' }, [[]]]) {
    expect(await atDoctor.socket.emitWithAck('doctorJoined', nonsense)).toMatchObject({ code: 'INPUT_INVALID' });
  }
  atDoctor.socket.emit('doctorJoined');
  const answers = await Promise.all(
    Array.from(
      { length: 30 },
      () => atDoctor.socket.emitWithAck('endSession', { sessionId }) as Promise<{ code?: string }>,
    ),
  );
  expect(answers[0]).toEqual({ success: true });
  expect(answers.at(-1)).toMatchObject({ success: false, code: 'TOO_MANY_TRIES' });
  const disconnected = once(atDoctor.socket as never, 'disconnect');
  for (let n = 0; n < 300; n += 1) atDoctor.socket.emit('unknown', n);
  expect(await disconnected).toEqual(['io server disconnect', undefined]);
  const again = await connect(address, doctor, 'doctor');
  expect(await again.socket.emitWithAck('endSession', { sessionId })).toEqual({ success: true });
});

test('an account has a limit of connections, of which a closed one makes room for another; other accounts are not concerned', async () => {
  const { address } = await startServer(freshPrefix());
  const tokens = [await issue(patient, 'patient')];
  const open = [];
  for (let n = 0; n < connections.ofOneAccount; n += 1) open.push(await connect(address, patient, 'patient'));
  const refused = browse(address, tokens);
  expect((await refusalOf(refused)).data).toEqual({ code: 'TOO_MANY_CONNECTIONS' });
  await connect(address, stranger, 'patient');
  open[0]?.socket.disconnect();
  await until(async () => {
    const again = browse(address, tokens);
    const answer = await Promise.race([once(again.socket as never, 'connect'), refusalOf(again)]);
    expect(answer).toEqual([]);
  });
});

/** A client without the manners of a browser: the packets are sent as they are. */
async function rawSocket(address: string, ...packets: string[]): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await once(socket as never, 'open');
  for (const packet of packets) socket.send(packet);
  return socket;
}

test('a connection that does not sign in, is refused, signs out or signs in twice is closed', async () => {
  const { address } = await startServer(freshPrefix());
  const signIn = `40${JSON.stringify({ token: await issue(patient, 'patient') })}`;
  const wrong = `40${JSON.stringify({ token: 'not a token' })}`;
  const sockets = await Promise.all(
    [[], [wrong], ['40/other,'], [signIn, '41'], [wrong, wrong], [signIn, signIn]].map((packets) =>
      rawSocket(address, ...packets),
    ),
  );
  for (const socket of sockets) await until(async () => expect(socket.readyState).toBe(WebSocket.CLOSED));
  const quiet = await connect(address, patient, 'patient');
  expect(quiet.socket.connected).toBe(true);
});

test('closing leaves the HTTP server open', async () => {
  const { server } = await startServer(freshPrefix());
  await (closing.pop() as () => Promise<void>)();
  expect(server.listening).toBe(true);
});
