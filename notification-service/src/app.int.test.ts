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

const happened = (type: AppointmentMessage['type'], position: string, recordedAt = new Date().toISOString()) => {
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

test('both parties are told, on whichever server they are, and nobody else', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const listeners = [
    await connect(one.address, patient, 'patient'),
    await connect(two.address, patient, 'patient'),
    await connect(two.address, doctor, 'doctor'),
  ];
  const outsider = await connect(one.address, stranger, 'patient');
  await one.bus.publish(appointmentsTopic, [happened('SessionStarted', '7'), happened('SessionEnded', '9')]);
  const push = { sessionId, type: 'SessionEnded', position: '9' };
  for (const { heard } of listeners) {
    await until(async () =>
      expect(heard).toEqual([
        ['sessionUpdate', { sessionId, type: 'SessionStarted', position: '7' }],
        ['sessionUpdate', push],
        [`sessionEnded-${sessionId}`, push],
      ]),
    );
  }
  expect(outsider.heard).toEqual([]);
});

test('a replay of the past pushes nothing', async () => {
  const { bus, address } = await startServer(freshPrefix());
  const { heard } = await connect(address, patient, 'patient');
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  await bus.publish(appointmentsTopic, [happened('SessionEnded', '1', yesterday), happened('DoctorJoined', '2')]);
  await until(async () => expect(heard).toHaveLength(1));
  expect(heard).toEqual([['sessionUpdate', { sessionId, type: 'DoctorJoined', position: '2' }]]);
});

test('a token that is missing, wrong or has run out is refused by its code', async () => {
  const { address } = await startServer(freshPrefix());
  const expired = await issue(patient, 'patient', -1);
  const refusals = [];
  for (const token of ['', 'not a token', expired]) refusals.push((await refusalOf(browse(address, [token]))).data);
  expect(refusals).toEqual([{ code: 'NOT_SIGNED_IN' }, { code: 'NOT_SIGNED_IN' }, { code: 'TOKEN_EXPIRED' }]);
});

test('the connection ends with its sign-in, on every server, and for good; those of other sign-ins go on', async () => {
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

test('the connection ends with its token, and with a fresh one goes on and gets what it missed', async () => {
  const { bus, address } = await startServer(freshPrefix());
  const shortLived = await issue(patient, 'patient', 1.5 / 60);
  const { socket, heard } = browse(address, [shortLived, await issue(patient, 'patient')]);
  await once(socket as never, 'connect');
  await bus.publish(appointmentsTopic, [happened('DoctorJoined', '1')]);
  await until(async () => expect(heard).toHaveLength(1));
  await once(socket as never, 'disconnect');
  await bus.publish(appointmentsTopic, [happened('PatientJoined', '2')]);
  await until(async () => expect(heard).toHaveLength(2));
  expect(socket.recovered).toBe(true);
  expect(heard[1]).toEqual(['sessionUpdate', { sessionId, type: 'PatientJoined', position: '2' }]);
});

test('what waits for one account is not given to another that knows the name of its session', async () => {
  const { bus, address } = await startServer(freshPrefix());
  const tokens = [await issue(patient, 'patient'), await issue(stranger, 'patient')];
  const { socket, heard } = browse(address, tokens);
  await once(socket as never, 'connect');
  await bus.publish(appointmentsTopic, [happened('DoctorJoined', '1')]);
  await until(async () => expect(heard).toHaveLength(1));
  const refused = refusalOf({ socket });
  socket.io.engine.close();
  expect((await refused).data).toEqual({ code: 'NOT_ALLOWED' });
  expect(heard).toHaveLength(1);
});

test('one side hears that the other has come', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const atPatient = await connect(one.address, patient, 'patient');
  const atDoctor = await connect(two.address, doctor, 'doctor');
  expect(await atDoctor.socket.emitWithAck('doctorJoined', { sessionId })).toEqual({ success: true });
  expect(await atPatient.socket.emitWithAck('userJoined', { sessionId })).toEqual({ success: true });
  expect(await atPatient.socket.emitWithAck('endSession', { sessionId })).toEqual({ success: true });
  await until(async () => expect(atPatient.heard).toEqual([['doctorJoined', { sessionId }]]));
  await until(async () => expect(atDoctor.heard).toEqual([['userJoined', { sessionId }]]));
});

test('nobody speaks for a session that is not theirs, or for the other side', async () => {
  const { address } = await startServer(freshPrefix());
  const [atPatient, atDoctor] = [await connect(address, patient, 'patient'), await connect(address, doctor, 'doctor')];
  const outsider = await connect(address, stranger, 'doctor');
  const refused = { success: false, code: 'NOT_ALLOWED' };
  expect(await outsider.socket.emitWithAck('doctorJoined', { sessionId })).toMatchObject(refused);
  expect(await outsider.socket.emitWithAck('endSession', { sessionId })).toMatchObject(refused);
  expect(await atPatient.socket.emitWithAck('doctorJoined', { sessionId })).toMatchObject(refused);
  expect(await atDoctor.socket.emitWithAck('doctorJoined', { sessionId: randomUUID() })).toMatchObject(refused);
  await atDoctor.socket.emitWithAck('doctorJoined', { sessionId });
  await until(async () => expect(atPatient.heard).toHaveLength(1));
});

test('nonsense is answered, a flood is held back, and the server goes on', async () => {
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

test('closing leaves the HTTP server to its owner', async () => {
  const { server } = await startServer(freshPrefix());
  await (closing.pop() as () => Promise<void>)();
  expect(server.listening).toBe(true);
});
