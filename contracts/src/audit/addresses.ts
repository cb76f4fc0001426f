import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const listRecordReadings = at<typeof routes.listRecordReadings>(
  'GET',
  '/api/users/record-readings',
  'break-glass',
);
export const listReadingDoctors = at<typeof routes.listReadingDoctors>(
  'GET',
  '/api/users/reading-doctors',
  'appointments',
  'break-glass',
);
