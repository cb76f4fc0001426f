import { at } from '../language/address.js';
import type * as credentialRoutes from './credential-routes.js';

export const confirmEmail = at<typeof credentialRoutes.confirmEmail>(
  'POST',
  '/api/accounts/confirm-email',
  'credentials',
);
export const requestConfirmation = at<typeof credentialRoutes.requestConfirmation>(
  'POST',
  '/api/accounts/request-confirmation',
);
export const requestPasswordReset = at<typeof credentialRoutes.requestPasswordReset>(
  'POST',
  '/api/accounts/forgot-password',
);
export const resetPassword = at<typeof credentialRoutes.resetPassword>(
  'POST',
  '/api/accounts/reset-password',
  'credentials',
  'devices',
);
export const changePassword = at<typeof credentialRoutes.changePassword>(
  'POST',
  '/api/auth/change-password',
  'credentials',
  'devices',
);
export const chooseLanguage = at<typeof credentialRoutes.chooseLanguage>(
  'POST',
  '/api/accounts/language',
  'credentials',
);
