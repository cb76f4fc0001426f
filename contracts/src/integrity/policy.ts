import { always, definePolicy, policy } from '../language/policy.js';
import { INQUIRY_NOT_FOUND } from '../replay/errors.js';
import { type HistoryFacts, type HistoryGrant, underAnInquiry } from '../replay/policy.js';

const auditing = { auditor: always('audit', 'to verify the log') };

export const integrityActions = policy({
  showIntegrity: auditing,
  listHeads: auditing,
  proveConsistency: auditing,
});

/** Stored events say who did what to whom and when, also without the encrypted texts: each patient whom they concern sees the reading. */
export const storedHistoryActions = definePolicy<HistoryFacts, HistoryGrant>()(
  { about: 'history', otherwise: INQUIRY_NOT_FOUND, recorded: true },
  { listHistory: { auditor: underAnInquiry }, exportHistory: { auditor: underAnInquiry } },
);
