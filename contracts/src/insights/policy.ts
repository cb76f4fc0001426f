import { always, own, policy } from '../language/policy.js';

/** Insights on the reports of the caller's own record, and what background jobs need for them. */
export const insightActions = policy({
  explainReport: { patient: own },
  explainReportWithOwnKey: { patient: own },
  writeInsight: { worker: always('explanation of a report') },
});
