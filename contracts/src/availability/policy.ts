import { own, policy } from '../language/policy.js';

export const availabilityDeeds = policy({ planOwnHours: { doctor: own } });
