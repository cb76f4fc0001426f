import {
  activeSessions,
  showAppointmentEmail,
  calendarFile,
  listConsultations,
  patientAppointments,
  pendingConsultations,
  showConsultation,
} from '@anamnesis/contracts/appointments/query-routes';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { appointmentList, type AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { Ports } from '../ports.js';
import { consultation } from './appointment-row.js';
import type { Agreed } from './calendar-file.js';
import { appointmentsOfPatient, openConsultations } from './appointments-of.js';
import { list } from './consultation-list.js';
import { emailFor } from './appointment-email.js';
import { withParties } from './parties.js';

const reads = [appointmentList, doctorDirectory, patientProfile];

export const appointmentHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    patientAppointments,
    async ({ actor }) => ({ body: { sessions: await appointmentsOfPatient(ports, actor.id) } }),
    { reads },
  ),

  answer(
    pendingConsultations,
    async ({ actor }) => ({ body: { consultations: await openConsultations(ports, actor.id) } }),
    { reads },
  ),

  answer(
    activeSessions,
    async ({ actor }) => ({
      body: {
        sessions: actor.role === 'patient' ? await appointmentsOfPatient(ports, actor.id, true) : [],
        consultations: actor.role === 'doctor' ? await openConsultations(ports, actor.id) : [],
      },
    }),
    { reads },
  ),

  answerAbout(
    calendarFile,
    async ({ params }) => {
      const { rows } = await ports.pool.query<Agreed>(
        `select a.*, p.full_name as patient_name, d.full_name as doctor_name
         from read.appointments a join read.patients p using (patient_id) join read.doctors d using (doctor_id)
         where a.appointment_id = $1`,
        [params.id],
      );
      return withParties(rows);
    },
    async ({ facts: { row }, grant: { side }, headers }) => {
      const { calendarFile: calendarFileOf } = await import('./calendar-file.js');
      const language = languageOfPage(headers);
      const file = {
        content: Buffer.from(calendarFileOf(row, side, ports.origin, language)),
        mediaType: 'text/calendar; charset=utf-8',
      };
      return {
        file: { ...file, etag: `${row.appointment_id}-${row.changes}-${language}` },
        headers: { 'content-disposition': 'attachment; filename="consultation.ics"' },
      };
    },
    { reads },
  ),

  answer(showAppointmentEmail, (call) => emailFor(ports, call), { reads: [...reads, accountCredentials] }),

  answer(listConsultations, (call) => list(ports, call), { reads }),

  answerAbout(
    showConsultation,
    async ({ params }) => {
      const { rows } = await ports.pool.query<AppointmentRow & { patient_name: string }>(
        `select a.*, p.full_name as patient_name from read.appointments a join read.patients p using (patient_id)
         where a.appointment_id = $1`,
        [params.id],
      );
      return withParties(rows);
    },
    ({ facts: { row } }) => ({ body: consultation(row) }),
    { reads },
  ),
];
