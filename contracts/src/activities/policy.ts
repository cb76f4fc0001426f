import { own, policy } from '../language/policy.js';

export const activityActions = policy({ completeActivity: { patient: own } });
