import { own, policy } from '../language/policy.js';

export const activityDeeds = policy({ completeActivity: { patient: own } });
