import { showSession } from '@anamnesis/contracts/sessions/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { AppointmentRow } from '../appointments/appointment-row.js';
import type { Ports } from '../ports.js';

export const sessionHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    showSession,
    async ({ params, actor }) => {
      const { rows } = await ports.pool.query<AppointmentRow & { patient_name: string; doctor_name: string }>(
        `select a.*, p.full_name as patient_name, d.full_name as doctor_name
         from read.appointments a join read.patients p using (patient_id) join read.doctors d using (doctor_id)
         where a.room_name = $1 and $2 in (a.patient_id, a.doctor_id)`,
        [params.roomName, actor.id],
      );
      const row = rows[0] ?? refuse('APPOINTMENT_NOT_FOUND');
      return {
        body: {
          session: {
            _id: row.appointment_id,
            sessionId: row.appointment_id,
            roomName: row.room_name,
            meetingUrl: `${ports.meetingBaseUrl}/${row.room_name}`,
            status: row.status,
            doctorName: row.doctor_name,
            patientName: row.patient_name,
          },
        },
      };
    },
    { reads: ['appointment-list', 'doctor-directory', 'patient-profile'] },
  ),
];
