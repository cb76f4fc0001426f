import { APPOINTMENT_OVER } from '@anamnesis/contracts/appointments/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { listIceServers, showSession } from '@anamnesis/contracts/sessions/routes';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList, type AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { withParties } from '../appointments/parties.js';
import type { Ports } from '../ports.js';
import { pictureOf } from '../accounts/picture-of.js';
import { iceConfigurationAt } from './ice-servers.js';

interface RoomRow extends AppointmentRow {
  patient_name: string;
  patient_picture: string | null;
  doctor_name: string;
  doctor_picture: string | null;
}

export const sessionHandlers = (ports: Ports): RouteHandler[] => [
  answerAbout(
    showSession,
    async ({ params }) => {
      const { rows } = await ports.pool.query<RoomRow>(
        `select a.*, p.full_name as patient_name, p.picture as patient_picture,
           d.full_name as doctor_name, d.picture as doctor_picture
         from read.appointments a join read.patients p using (patient_id) join read.doctors d using (doctor_id)
         where a.room_name = $1`,
        [params.roomName],
      );
      return withParties(rows);
    },
    ({ facts: { row } }) => ({
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
    }),
    { reads: [appointmentList, doctorDirectory, patientProfile] },
  ),
  answerAbout(
    listIceServers,
    async ({ params }) => {
      const { rows } = await ports.pool.query<AppointmentRow>('select * from read.appointments where room_name = $1', [
        params.roomName,
      ]);
      return withParties(rows);
    },
    ({
      facts: {
        row: { status },
      },
    }) => {
      if (status !== 'Pending' && status !== 'Active') refuse(APPOINTMENT_OVER);
      return { body: iceConfigurationAt(ports.ice, ports.clock()) };
    },
    { reads: [appointmentList] },
  ),
];
