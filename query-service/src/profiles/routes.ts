import { refuse } from '@anamnesis/contracts/language/refusal';
import { PICTURE_NOT_FOUND } from '@anamnesis/contracts/profiles/errors';
import { showFaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { currentAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { currentDoctor, currentPatient, showPicture } from '@anamnesis/contracts/profiles/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { showDoctor } from './current-doctor.js';
import { showAnswers, showPatient } from './current-patient.js';
import { faceSheet, findSheet } from './face-sheet.js';
import { findPicture } from './find-picture.js';

export const profileHandlers = (ports: Ports): RouteHandler[] => [
  answer(currentPatient, (call) => showPatient(ports, call), { reads: [patientProfile] }),
  answer(currentAnswers, (call) => showAnswers(ports, call), { reads: [patientProfile] }),
  answer(currentDoctor, (call) => showDoctor(ports, call), { reads: [doctorDirectory] }),

  answerAbout(
    showFaceSheet,
    (call) => findSheet(ports, call),
    (call) => faceSheet(ports, call),
    { reads: [patientProfile, appointmentList], record: recordReading(ports) },
  ),

  answerAbout(
    showPicture,
    (call) => findPicture(ports, call),
    async ({ query, facts, grant }) => {
      const id = facts.picture ?? refuse(PICTURE_NOT_FOUND);
      const file = (await ports.files.open(grant, { id, edge: query.edge })) ?? refuse(PICTURE_NOT_FOUND);
      return { file: { content: file, mediaType: file.mediaType, etag: `${id}-${query.edge}`, reusable: true } };
    },
    { reads: [doctorDirectory, patientProfile, appointmentList] },
  ),
];
