import { at } from '../language/address.js';
import type * as routes from './pdf-routes.js';

export const openHealthRecordPdf = at<typeof routes.openHealthRecordPdf>(
  'GET',
  '/api/users/health-record.pdf',
  'records',
);
