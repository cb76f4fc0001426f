import { at, queryAt } from '../language/address.js';
import type * as familyRoutes from './family-routes.js';
import type * as queryRoutes from './query-routes.js';
import type * as routes from './routes.js';

export const addPrescriptionAsDoctor = at<typeof routes.addPrescriptionAsDoctor>(
  'POST',
  '/api/doctor/prescription',
  'records',
);
export const addTestReportAsDoctor = at<typeof routes.addTestReportAsDoctor>(
  'POST',
  '/api/doctor/test-report',
  'records',
);
export const addDiagnosisAsDoctor = at<typeof routes.addDiagnosisAsDoctor>('POST', '/api/doctor/diagnosis', 'records');
export const addPrescription = at<typeof routes.addPrescription>('POST', '/api/users/addPresc', 'records');
export const addTestReport = at<typeof routes.addTestReport>('POST', '/api/users/addReport', 'records');
export const addDiagnosis = at<typeof routes.addDiagnosis>('POST', '/api/users/addDiagnosis', 'records');
export const noteAllergy = at<typeof routes.noteAllergy>('POST', '/api/records/:patientId/allergies', 'records');
export const stopMedicine = at<typeof routes.stopMedicine>(
  'POST',
  '/api/records/:patientId/prescriptions/:entryId/stop',
  'records',
);
export const retractEntry = at<typeof routes.retractEntry>(
  'POST',
  '/api/records/:patientId/entries/:entryId/retract',
  'records',
);
export const listTestReports = at<typeof queryRoutes.listTestReports>('GET', '/api/users/test-reports', 'records');
export const listPrescriptions = at<typeof queryRoutes.listPrescriptions>('GET', '/api/users/prescriptions', 'records');
export const listDiagnoses = at<typeof queryRoutes.listDiagnoses>('GET', '/api/users/diagnoses', 'records');
export const listAllergies = at<typeof queryRoutes.listAllergies>('GET', '/api/users/allergies', 'records');
export const listPatients = at<typeof queryRoutes.listPatients>('GET', '/api/doctor/patients', 'appointments');
export const showHealthRecord = at<typeof queryRoutes.showHealthRecord>(
  'GET',
  '/api/doctor/patients/:patientId/record',
  'records',
  'appointments',
);
export const listFamilyTestReports = queryAt<typeof familyRoutes.listFamilyTestReports>(
  '/api/users/famReport',
  'records',
  'family',
);
export const listFamilyPrescriptions = queryAt<typeof familyRoutes.listFamilyPrescriptions>(
  '/api/users/famPresc',
  'records',
  'family',
);
export const listFamilyDiagnoses = queryAt<typeof familyRoutes.listFamilyDiagnoses>(
  '/api/users/famDiagnosis',
  'records',
  'family',
);
