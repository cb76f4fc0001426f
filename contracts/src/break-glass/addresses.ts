import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const openBreakGlass = at<typeof routes.openBreakGlass>(
  'POST',
  '/api/doctor/break-glass',
  'break-glass',
  'records',
);
export const listBreakGlass = at<typeof routes.listBreakGlass>('GET', '/api/audit/break-glass', 'break-glass');
export const reviewBreakGlass = at<typeof routes.reviewBreakGlass>(
  'POST',
  '/api/audit/break-glass/:id/review',
  'break-glass',
);
