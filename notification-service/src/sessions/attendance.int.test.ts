import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { Presence } from '@anamnesis/platform/redis/presence';
import { until } from '@anamnesis/platform/testing/until';
import {
  closeAll,
  connect,
  doctor,
  freshPrefix,
  HEARTBEAT,
  patient,
  session,
  sessionId,
  startServer,
  stranger,
} from '../testing/sockets.js';

afterEach(closeAll);

const seen = ({ lastSeen }: Presence, side: Side) => lastSeen(sessionId, side);
/** Waits until this side's presence was recorded once more. */
async function recordedAgain(attendance: Presence, side: Side) {
  const before = await seen(attendance, side);
  await until(async () => expect(await seen(attendance, side)).not.toEqual(before));
}
/** The patient's presence is no longer recorded, while the doctor's is. */
async function expectPatientGone(attendance: Presence) {
  await until(async () => {
    const before = await seen(attendance, 'patient');
    for (let beats = 0; beats < 3; beats += 1) await recordedAgain(attendance, 'doctor');
    expect(await seen(attendance, 'patient')).toEqual(before);
  });
}

/** Waits until the patient's presence stays the same during five heartbeats; returns the time of it. */
const recordedLast = (attendance: Presence) =>
  until(async () => {
    const last = await seen(attendance, 'patient');
    for (const end = Date.now() + 5 * HEARTBEAT; Date.now() < end;)
      expect(await seen(attendance, 'patient')).toEqual(last);
    return last;
  });

/** Both sides have joined, each on a separate server. */
async function bothJoined() {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const atPatient = await connect(one.address, patient, 'patient');
  const atDoctor = await connect(two.address, doctor, 'doctor');
  await atPatient.socket.emitWithAck('userJoined', { sessionId });
  await atDoctor.socket.emitWithAck('doctorJoined', { sessionId });
  return { ...one, atPatient, atDoctor, other: two };
}

test('a joined side is recorded as present while its connection lasts', async () => {
  const { attendance, atPatient } = await bothJoined();
  for (const side of ['patient', 'doctor', 'patient'] as const) await recordedAgain(attendance, side);
  atPatient.socket.disconnect();
  await expectPatientGone(attendance);
});

test('a second window keeps its side present when the first one closes', async () => {
  const { attendance, other, atPatient } = await bothJoined();
  const second = await connect(other.address, patient, 'patient');
  await second.socket.emitWithAck('userJoined', { sessionId });
  atPatient.socket.disconnect();
  for (let beats = 0; beats < 3; beats += 1) await recordedAgain(attendance, 'patient');
});

test('a side that leaves is no longer recorded', async () => {
  const { attendance, atPatient } = await bothJoined();
  await atPatient.socket.emitWithAck('endSession', { sessionId });
  await expectPatientGone(attendance);
});

test('a short connection loss changes nothing', async () => {
  const { attendance, atPatient } = await bothJoined();
  // Recovery resumes from the last received message.
  await until(async () => expect(atPatient.received).toHaveLength(1));
  atPatient.socket.io.engine.close();
  await until(async () => expect(atPatient.socket.recovered).toBe(true));
  await recordedAgain(attendance, 'patient');
});

test('presence is not recorded in a session that is over, or for outsiders', async () => {
  const { attendance, bus, address, atPatient } = await bothJoined();
  const value = {
    ...{ eventId: randomUUID(), type: 'SessionEnded' as const, position: '9', recordedAt: new Date().toISOString() },
    ...{ appointmentId: sessionId, patientId: patient, doctorId: doctor },
  };
  await bus.publish(appointmentsTopic, [{ key: sessionId, id: value.eventId, value }]);
  const push = ['sessionUpdate', { sessionId, type: 'SessionEnded', position: '9' }];
  await until(async () => expect(atPatient.received).toContainEqual(push));
  session.stage = 'over';
  const before = await recordedLast(attendance);
  await atPatient.socket.emitWithAck('userJoined', { sessionId });
  const outsider = await connect(address, stranger, 'patient');
  expect(await outsider.socket.emitWithAck('userJoined', { sessionId })).toMatchObject({ code: 'NOT_ALLOWED' });
  expect(await recordedLast(attendance)).toEqual(before);
});
