import { always, own, policy } from '@anamnesis/contracts/language/policy';

/** Deeds for routes of tests: who may is all that they say. */
export const testDeeds = policy({
  byAnyone: { anyone: always('test') },
  byPatients: { patient: own },
  byDoctors: { doctor: own },
  byDoctorsAndAuditors: { doctor: own, auditor: always('test') },
  byTheWorker: { worker: always('test') },
});
