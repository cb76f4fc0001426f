import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const listReadings = at<typeof routes.listReadings>(
  'GET',
  '/api/audit/readings',
  'access-review',
  'appointments',
);
export const countOpenReviews = at<typeof routes.countOpenReviews>(
  'GET',
  '/api/audit/open-reviews',
  'access-review',
  'break-glass',
);
export const listAuditorActs = at<typeof routes.listAuditorActs>(
  'GET',
  '/api/audit/acts',
  'access-review',
  'inquiries',
);
export const reviewReading = at<typeof routes.reviewReading>('POST', '/api/audit/readings/:id/review', 'access-review');
