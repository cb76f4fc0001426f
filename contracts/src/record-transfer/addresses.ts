import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const exportHealthRecord = at<typeof routes.exportHealthRecord>('GET', '/api/users/health-record.fhir');
export const importHealthRecord = at<typeof routes.importHealthRecord>(
  'POST',
  '/api/users/health-record/import',
  'records',
);
