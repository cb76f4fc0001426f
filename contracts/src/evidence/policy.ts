import { definePolicy } from '../language/policy.js';
import { INQUIRY_NOT_FOUND } from '../replay/errors.js';
import { type HistoryFacts, type HistoryGrant, underAnInquiry } from '../replay/policy.js';

/** Evidence leaves the product, so each package is recorded as a reading of the patient's record. */
export const evidenceActions = definePolicy<HistoryFacts, HistoryGrant>()(
  { about: 'history', otherwise: INQUIRY_NOT_FOUND, recorded: true },
  { openEvidence: { auditor: underAnInquiry } },
);
