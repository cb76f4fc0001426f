import { URGENT_RULES } from '@anamnesis/contracts/insights/builtin/urgent-limits';
import { urgencyOfReport } from '@anamnesis/contracts/insights/builtin/urgent-results';
import { showUrgency, showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { notificationCentre } from '@anamnesis/read-models/notifications/notifications';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { reportFactsOf, reportIn } from '../insights/report-facts-of.js';
import type { Ports } from '../ports.js';
import { emailTo } from './email.js';
import { treatingDoctors } from './treating-doctors.js';

/** Handlers of the questions that background jobs ask about urgent results. */
export const urgentResultHandlers = (ports: Ports): RouteHandler[] => [
  answerAbout(
    showUrgency,
    async ({ params: { patientId, entryId } }) => {
      const report = await reportIn(ports, patientId, entryId);
      return report && { patientId, report };
    },
    async ({ params, grant, facts: { report } }) => {
      const rank = urgencyOfReport((await reportFactsOf(ports, grant, report)).facts);
      const doctorIds = rank === null ? [] : await treatingDoctors(ports, params.patientId);
      return { body: { rank, doctorIds, rules: URGENT_RULES } };
    },
    { reads: [healthRecord, patientProfile, appointmentList, doctorDirectory] },
  ),
  answer(showUrgentEmail, (call) => emailTo(ports, call), {
    reads: [notificationCentre, accountCredentials, doctorDirectory, patientProfile],
  }),
];
