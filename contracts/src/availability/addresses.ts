import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const showAvailability = at<typeof routes.showAvailability>(
  'GET',
  '/api/doctor/availability',
  'availability',
  'appointments',
);
export const setWeeklyHours = at<typeof routes.setWeeklyHours>(
  'POST',
  '/api/doctor/availability',
  'availability',
  'slots',
  'doctors',
);
export const planLeave = at<typeof routes.planLeave>('POST', '/api/doctor/leave', 'availability', 'slots', 'doctors');
export const withdrawLeave = at<typeof routes.withdrawLeave>(
  'POST',
  '/api/doctor/leave/:leaveId/withdraw',
  'availability',
  'slots',
  'doctors',
);
