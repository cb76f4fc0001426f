import { showFaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { currentAnswers, currentDoctor, currentPatient, showPicture } from '@anamnesis/contracts/profiles/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { LISTED } from '../doctors/doctor-row.js';
import type { Ports } from '../ports.js';
import { showDoctor } from './current-doctor.js';
import { showAnswers, showPatient } from './current-patient.js';
import { openFaceSheet } from './face-sheet.js';

export const profileHandlers = (ports: Ports): RouteHandler[] => [
  answer(currentPatient, (call) => showPatient(ports, call), { reads: [patientProfile] }),
  answer(currentAnswers, (call) => showAnswers(ports, call), { reads: [patientProfile] }),
  answer(currentDoctor, (call) => showDoctor(ports, call), { reads: [doctorDirectory] }),

  answer(showFaceSheet, (call) => openFaceSheet(ports, call), { reads: [patientProfile, appointmentList] }),

  answer(
    showPicture,
    async ({ params, query, actor }) => {
      // Listed doctors show themselves to everyone who is signed in, others to who checks them; else a face is its
      // person's own, and shown to whom they have an appointment with.
      const { rows } = await ports.pool.query<{ picture: string | null }>(
        `select picture from read.doctors d where doctor_id = $1 and (${LISTED} or doctor_id = $2 or $3 or exists (
           select 1 from read.appointments a where a.doctor_id = d.doctor_id and a.patient_id = $2))
         union all
         select picture from read.patients p where patient_id = $1 and (patient_id = $2 or exists (
           select 1 from read.appointments a where a.patient_id = p.patient_id and a.doctor_id = $2))`,
        [params.accountId, actor.id, actor.role === 'operator'],
      );
      const id = rows[0]?.picture ?? refuse('PICTURE_NOT_FOUND');
      const name = { subject: params.accountId, id, edge: query.edge };
      const file = (await ports.files.open(name)) ?? refuse('PICTURE_NOT_FOUND');
      return { file: { content: file, mediaType: file.mediaType, etag: `${id}-${query.edge}` } };
    },
    { reads: [doctorDirectory, patientProfile, appointmentList] },
  ),
];
