import { FHIR_TYPE } from '@anamnesis/contracts/record-transfer/constants';
import { exportHealthRecord } from '@anamnesis/contracts/record-transfer/routes';
import { writeBundle } from '@anamnesis/contracts/record-transfer/write-bundle';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { NOT_CAUGHT_UP } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile, type PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { transferredEntries } from './transferred-entries.js';

/** Handlers of taking a record along. */
export const recordTransferHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    exportHealthRecord,
    async ({ actor }) => {
      const { rows } = await ports.pool.query<Pick<PatientRow, 'full_name' | 'gender'>>(
        'select full_name, gender from read.patients where patient_id = $1',
        [actor.id],
      );
      const [patient] = rows;
      if (!patient) return refuse(NOT_CAUGHT_UP, { retryAfterSeconds: 1 });
      const now = ports.clock();
      const person = { id: actor.id, fullName: patient.full_name, gender: patient.gender };
      const bundle = writeBundle(person, await transferredEntries(ports, actor.id), { uuidOf, now: now.toISOString() });
      const { date } = clinicTime(now, ports.timeZone);
      return {
        file: {
          content: Buffer.from(JSON.stringify(bundle, null, 2)),
          mediaType: `${FHIR_TYPE}; charset=utf-8`,
          etag: bundle.identifier.value,
        },
        headers: { 'content-disposition': `attachment; filename="health-record-${date}.fhir.json"` },
      };
    },
    { reads: [healthRecord, doctorDirectory, patientProfile] },
  ),
];
