import { always, own, policy } from '@anamnesis/contracts/language/policy';

/** Actions for test routes, which only define the allowed roles. */
export const testActions = policy({
  byAnyone: { anyone: always('test') },
  byPatients: { patient: own },
  byDoctors: { doctor: own },
  byDoctorsAndAuditors: { doctor: own, auditor: always('test') },
  byTheWorker: { worker: always('test') },
});
