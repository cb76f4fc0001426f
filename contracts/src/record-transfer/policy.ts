import { own, policy } from '../language/policy.js';

/** Taking the own record along, and adding to it from elsewhere. */
export const recordTransferActions = policy({
  exportHealthRecord: { patient: own },
  importHealthRecord: { patient: own },
});
