import { listReadingDoctors, listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { recordReadings } from '@anamnesis/read-models/audit/record-readings';
import { breakGlassUses } from '@anamnesis/read-models/break-glass/break-glass-uses';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { sessionDocuments } from '@anamnesis/read-models/sessions/session-documents';
import { shareLinks } from '@anamnesis/read-models/share/share-links';
import type { Ports } from '../ports.js';
import { readingDoctorsOf } from './reading-doctors-of.js';
import { readingsOf } from './readings-of.js';

export const auditHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRecordReadings, async ({ actor, query }) => ({ body: await readingsOf(ports, actor.id, query.before) }), {
    reads: [
      ...[recordReadings, sessionDocuments, healthRecord, doctorDirectory, patientProfile],
      ...[appointmentList, breakGlassUses, shareLinks],
    ],
  }),
  answer(listReadingDoctors, async ({ actor }) => ({ body: { doctors: await readingDoctorsOf(ports, actor.id) } }), {
    reads: [appointmentList, breakGlassUses, doctorDirectory, recordReadings],
  }),
];
