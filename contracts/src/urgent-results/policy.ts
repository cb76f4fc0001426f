import type { ReportAccess } from '../insights/policy.js';
import { always, definePolicy, policy, type GrantAboutOne } from '../language/policy.js';
import { ENTRY_NOT_FOUND } from '../records/errors.js';

/** What background jobs do about urgent results. */
export const urgentResultActions = policy({
  reportUrgentResult: { worker: always('urgency of a report') },
  showUrgentEmail: { worker: always('email') },
});

/** Reading a report and its document by the rules for urgent results. */
export const urgencyActions = definePolicy<ReportAccess, GrantAboutOne>()(
  { about: 'test report', otherwise: ENTRY_NOT_FOUND, recorded: false },
  {
    showUrgency: {
      worker: {
        when: 'always',
        ask: (_, { patientId }) => ({ subject: patientId, ground: { purpose: 'urgency of a report' } }),
      },
    },
  },
);
