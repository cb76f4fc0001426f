import { URGENT_RULES } from '@anamnesis/contracts/insights/rule-versions';
import { rankOf } from '@anamnesis/contracts/labs/urgent-line';
import { showUrgency, showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { notificationCentre } from '@anamnesis/read-models/notifications/notifications';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { reportIn, reportUrgencyOf } from '../insights/report-facts-of.js';
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
      const { facts, urgent, age, isRead, isCut } = await reportUrgencyOf(ports, grant, report);
      // Nobody may have seen the result of a report that is not recent; of an old one somebody has, or its explanation has to say so.
      const rank = age === 'old' ? null : rankOf(urgent);
      // Whose report with another name it is, its patient knows: a married name differs too, and a relative's report may have been added.
      const isOwn = facts.problem !== 'otherPerson';
      const doctorIds = rank !== null && isOwn ? await treatingDoctors(ports, params.patientId) : [];
      const unread = isRead || age === 'old' ? null : report.document_id;
      const isWhole = !isCut && (isRead || report.document_id === null);
      return { body: { ...urgent, rank, doctorIds, rules: URGENT_RULES, isWhole, isCut, unread } };
    },
    { reads: [healthRecord, patientProfile, appointmentList, doctorDirectory] },
  ),
  answer(showUrgentEmail, (call) => emailTo(ports, call), {
    reads: [notificationCentre, accountCredentials, doctorDirectory, patientProfile, healthRecord],
  }),
];
