import { own, policy } from '../language/policy.js';

/** The patient's own devices and health data. */
export const wearableActions = policy({
  loadWearables: { patient: own },
  addWearable: { patient: own },
  selectWearable: { patient: own },
  removeWearable: { patient: own },
  shareHealthDays: { patient: own },
  fetchHealthData: { patient: own },
  removeMadeUpDays: { patient: own },
  listHealthDays: { patient: own },
  explainHealthData: { patient: own },
});
