import { listIceServers, showSession } from '@anamnesis/contracts/sessions/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList, type AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { pictureOf } from '../profiles/picture-of.js';
import { iceConfigurationAt } from './ice-servers.js';

interface RoomRow extends AppointmentRow {
  patient_name: string;
  patient_picture: string | null;
  doctor_name: string;
  doctor_picture: string | null;
}

export const sessionHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    showSession,
    async ({ params, actor }) => {
      const { rows } = await ports.pool.query<RoomRow>(
        `select a.*, p.full_name as patient_name, p.picture as patient_picture,
           d.full_name as doctor_name, d.picture as doctor_picture
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
            doctorId: row.doctor_id,
            doctorName: row.doctor_name,
            doctorPicture: pictureOf(row.doctor_id, row.doctor_picture),
            patientName: row.patient_name,
            patientPicture: pictureOf(row.patient_id, row.patient_picture),
          },
        },
      };
    },
    { reads: [appointmentList, doctorDirectory, patientProfile] },
  ),
  answer(
    listIceServers,
    async ({ params, actor }) => {
      const status = await statusOf(ports, params.roomName, actor);
      if (status !== 'Pending' && status !== 'Active') refuse('APPOINTMENT_OVER');
      return { body: iceConfigurationAt(ports.ice, ports.clock()) };
    },
    { reads: [appointmentList] },
  ),
];

async function statusOf({ pool }: Ports, roomName: string, { id }: Actor): Promise<AppointmentRow['status']> {
  const { rows } = await pool.query<Pick<AppointmentRow, 'status'>>(
    'select status from read.appointments where room_name = $1 and $2 in (patient_id, doctor_id)',
    [roomName, id],
  );
  return (rows[0] ?? refuse('APPOINTMENT_NOT_FOUND')).status;
}
