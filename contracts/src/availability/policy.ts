import { own, policy } from '../language/policy.js';

export const availabilityActions = policy({ planOwnHours: { doctor: own } });
