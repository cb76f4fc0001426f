import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const completeActivity = at<typeof routes.completeActivity>(
  'POST',
  '/api/users/activities/complete',
  'activities',
);
