import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { sessionEndedEvent } from '@anamnesis/contracts/sessions/socket';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';
import { roomsOfAttending } from './attendance.js';

const OVER: ReadonlySet<string> = new Set(['SessionEnded', 'AppointmentCancelled', 'NoShowRecorded']);

/** Pushes each appointment event to both parties, on any server. */
export const pushAppointmentEvents = (io: SocketServer, clock: () => Date): Consumer<typeof appointmentsTopic> => ({
  group: 'push-appointment-events',
  async handle({ value: { type, appointmentId, patientId, doctorId, position, recordedAt } }) {
    if (!isFresh(recordedAt, clock())) return;
    const parties = io.to([roomOf(patientId), roomOf(doctorId)]);
    const push = { sessionId: appointmentId, type, position };
    parties.emit('sessionUpdate', push);
    if (OVER.has(type)) io.socketsLeave(roomsOfAttending(appointmentId));
    if (type === 'SessionEnded') parties.emit(sessionEndedEvent(appointmentId), push);
  },
});
