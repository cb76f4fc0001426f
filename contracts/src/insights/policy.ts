import { always, definePolicy, own, policy, type GrantAboutOne, type Rule } from '../language/policy.js';
import { ENTRY_NOT_FOUND } from '../records/errors.js';

/** Insights on the reports of the caller's own record, and the outcomes of background jobs. */
export const insightActions = policy({
  explainReport: { patient: own },
  reportInsight: { worker: always('explanation of a report') },
});

/** The facts about access to a test report. */
export interface ReportAccess {
  readonly patientId: string;
}

const thePatient: Rule<ReportAccess, GrantAboutOne> = {
  when: own.when,
  ask: ({ id }, { patientId }) => (id === patientId ? { subject: patientId, ground: { purpose: 'own' } } : null),
};
const theJob: Rule<ReportAccess, GrantAboutOne> = {
  when: 'always',
  ask: (_, { patientId }) => ({ subject: patientId, ground: { purpose: 'explanation of a report' } }),
};

/** Reading a report and its document for an insight. Others get the same reply as for a report that does not exist. */
export const reportActions = definePolicy<ReportAccess, GrantAboutOne>()(
  { about: 'test report', otherwise: ENTRY_NOT_FOUND, recorded: false },
  {
    explainReportWithOwnKey: { patient: thePatient },
    showReportFacts: { worker: theJob },
  },
);
