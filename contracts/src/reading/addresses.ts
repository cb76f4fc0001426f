import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const extractText = at<typeof routes.extractText>('POST', '/api/ocr/extract', 'readings');
export const showReading = at<typeof routes.showReading>(
  'GET',
  '/api/records/:patientId/documents/:documentId/reading',
  'readings',
);
export const confirmLabValues = at<typeof routes.confirmLabValues>(
  'POST',
  '/api/records/:patientId/entries/:entryId/lab-values',
  'records',
);
