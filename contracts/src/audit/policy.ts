import { own, policy } from '../language/policy.js';

export const auditActions = policy({ listRecordReadings: { patient: own }, listReadingDoctors: { patient: own } });
