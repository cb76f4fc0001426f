import { at } from '../language/address.js';
import type * as emailChangeRoutes from './email-change-routes.js';

export const requestEmailChange = at<typeof emailChangeRoutes.requestEmailChange>(
  'POST',
  '/api/accounts/change-email',
  'credentials',
);
export const confirmEmailChange = at<typeof emailChangeRoutes.confirmEmailChange>(
  'POST',
  '/api/accounts/confirm-email-change',
  'credentials',
  'profile',
);
export const revertEmailChange = at<typeof emailChangeRoutes.revertEmailChange>(
  'POST',
  '/api/accounts/revert-email-change',
  'credentials',
  'profile',
);
