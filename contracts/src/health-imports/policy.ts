import { always, own, policy } from '../language/policy.js';

/** The patient's own imports; jobs report what they read. */
export const healthImportActions = policy({
  startHealthImport: { patient: own },
  cancelHealthImport: { patient: own },
  removeHealthImport: { patient: own },
  listHealthImports: { patient: own },
  recordHealthDays: { worker: always('import of health data') },
  reportHealthImport: { worker: always('import of health data') },
});
