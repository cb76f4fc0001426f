import { always, policy } from '../language/policy.js';

const auditing = { auditor: always('audit', 'to verify the log') };

export const integrityActions = policy({
  showIntegrity: auditing,
  listHeads: auditing,
  proveInclusion: auditing,
  proveConsistency: auditing,
  listHistory: auditing,
  exportHistory: auditing,
});
