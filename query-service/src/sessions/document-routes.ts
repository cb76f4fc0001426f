import { APPOINTMENT_NOT_FOUND } from '@anamnesis/contracts/appointments/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import {
  listSessionDocuments,
  openSessionFile,
  showSessionDocuments,
} from '@anamnesis/contracts/sessions/document-routes';
import { showSummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { sessionDocuments } from '@anamnesis/read-models/sessions/session-documents';
import { partiesOf } from '../appointments/parties.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { openFile } from './open-file.js';
import { documentsOf } from './session-documents.js';
import { gatherFacts } from './summary-facts.js';

const reads = [sessionDocuments, appointmentList];

export const documentHandlers = (ports: Ports): RouteHandler[] => [
  answerAbout(
    showSessionDocuments,
    ({ params }) => partiesOf(ports, params.sessionId),
    async ({ params }) => {
      const [documents] = await documentsOf(ports, [params.sessionId]);
      return { body: documents ?? refuse(APPOINTMENT_NOT_FOUND) };
    },
    { reads },
  ),

  answer(
    listSessionDocuments,
    async ({ actor }) => {
      const { rows } = await ports.pool.query<{ appointment_id: string }>(
        'select appointment_id from read.appointments where patient_id = $1 order by starts_at desc, appointment_id',
        [actor.id],
      );
      const ids = rows.map(({ appointment_id: id }) => id);
      const all = await documentsOf(ports, ids);
      const documents = all.filter(
        ({ notes, reports, summaries }) => notes.length + reports.length + summaries.length > 0,
      );
      return { body: { documents } };
    },
    { reads },
  ),

  answerAbout(
    openSessionFile,
    ({ params }) => partiesOf(ports, params.sessionId),
    (call) => openFile(ports, call),
    { reads, record: recordReading(ports) },
  ),

  answer(showSummaryFacts, (call) => gatherFacts(ports, call), {
    reads: [...reads, patientProfile, doctorDirectory, accountCredentials],
  }),
];
