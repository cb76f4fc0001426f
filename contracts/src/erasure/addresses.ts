import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const requestErasure = at<typeof routes.requestErasure>('POST', '/api/users/erasure/request', 'erasure');
export const withdrawErasure = at<typeof routes.withdrawErasure>('POST', '/api/users/erasure/withdraw', 'erasure');
export const showOwnErasure = at<typeof routes.showOwnErasure>('GET', '/api/users/erasure', 'erasure', 'appointments');
export const listErasures = at<typeof routes.listErasures>('GET', '/api/admin/erasures', 'erasure');
export const holdErasure = at<typeof routes.holdErasure>('POST', '/api/admin/erasures/hold', 'erasure');
export const liftErasureHold = at<typeof routes.liftErasureHold>(
  'POST',
  '/api/admin/erasures/:patientId/lift-hold',
  'erasure',
);
