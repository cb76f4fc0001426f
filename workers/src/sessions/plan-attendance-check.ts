import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { attendanceCheck } from '@anamnesis/contracts/sessions/jobs';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const JOINED: Readonly<Record<string, Side>> = { DoctorJoined: 'doctor', PatientJoined: 'patient' };

/** Plans a check of each side that joins a session, `goneAfter` milliseconds later. The queue recognises a repeated message by the event's id. */
export const planAttendanceCheck = (queue: JobQueue, goneAfter: number): Consumer<typeof appointmentsTopic> => ({
  group: 'plan-attendance-check',
  async handle({ value: { type, eventId, appointmentId } }) {
    const side = JOINED[type];
    if (!side) return;
    const payload = { appointmentId, side, joined: eventId, look: 0 };
    await queue.add(attendanceCheck, payload, { id: eventId, delay: goneAfter });
  },
});
