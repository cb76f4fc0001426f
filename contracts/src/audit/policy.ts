import { own, policy } from '../language/policy.js';

export const auditDeeds = policy({ listRecordReadings: { patient: own } });
