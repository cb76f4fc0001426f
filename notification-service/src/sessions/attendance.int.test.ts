import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { Sightings } from '@anamnesis/platform/redis/sightings';
import { until } from '@anamnesis/platform/testing/until';
import {
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

const seen = ({ lastSeen }: Sightings, side: Side) => lastSeen(sessionId, side);
/** Waits until this side has been counted once more. */
async function countedAnew(attendance: Sightings, side: Side) {
  const before = await seen(attendance, side);
  await until(async () => expect(await seen(attendance, side)).not.toEqual(before));
}
/** The patient is counted no more, while the doctor goes on being counted. */
async function expectPatientGone(attendance: Sightings) {
  await until(async () => {
    const before = await seen(attendance, 'patient');
    for (let beats = 0; beats < 3; beats += 1) await countedAnew(attendance, 'doctor');
    expect(await seen(attendance, 'patient')).toEqual(before);
  });
}

/** Both sides are in, each at a server of its own. */
async function bothIn() {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const atPatient = await connect(one.address, patient, 'patient');
  const atDoctor = await connect(two.address, doctor, 'doctor');
  await atPatient.socket.emitWithAck('userJoined', { sessionId });
  await atDoctor.socket.emitWithAck('doctorJoined', { sessionId });
  return { ...one, atPatient, atDoctor, other: two };
}

test('whoever has said to be in is counted for as long as the connection stands', async () => {
  const { attendance, atPatient } = await bothIn();
  for (const side of ['patient', 'doctor', 'patient'] as const) await countedAnew(attendance, side);
  atPatient.socket.disconnect();
  await expectPatientGone(attendance);
});

test('a second window keeps its side counted when the first one goes', async () => {
  const { attendance, other, atPatient } = await bothIn();
  const second = await connect(other.address, patient, 'patient');
  await second.socket.emitWithAck('userJoined', { sessionId });
  atPatient.socket.disconnect();
  for (let beats = 0; beats < 3; beats += 1) await countedAnew(attendance, 'patient');
});

test('whoever leaves is counted no more', async () => {
  const { attendance, atPatient } = await bothIn();
  await atPatient.socket.emitWithAck('endSession', { sessionId });
  await expectPatientGone(attendance);
});

test('a short loss of the connection changes nothing', async () => {
  const { attendance, atPatient } = await bothIn();
  // A connection is taken up from the last thing that was heard.
  await until(async () => expect(atPatient.heard).toHaveLength(1));
  atPatient.socket.io.engine.close();
  await until(async () => expect(atPatient.socket.recovered).toBe(true));
  await countedAnew(attendance, 'patient');
});

test('nobody is counted in a session that is over, or in one of others', async () => {
  const { attendance, bus, address, atPatient } = await bothIn();
  const value = {
    ...{ eventId: randomUUID(), type: 'SessionEnded' as const, position: '9', recordedAt: new Date().toISOString() },
    ...{ appointmentId: sessionId, patientId: patient, doctorId: doctor },
  };
  await bus.publish(appointmentsTopic, [{ key: sessionId, id: value.eventId, value }]);
  const told = ['sessionUpdate', { sessionId, type: 'SessionEnded', position: '9' }];
  await until(async () => expect(atPatient.heard).toContainEqual(told));
  session.stage = 'over';
  const before = await seen(attendance, 'patient');
  await atPatient.socket.emitWithAck('userJoined', { sessionId });
  const outsider = await connect(address, stranger, 'patient');
  expect(await outsider.socket.emitWithAck('userJoined', { sessionId })).toMatchObject({ code: 'NOT_ALLOWED' });
  expect(await seen(attendance, 'patient')).toEqual(before);
});
