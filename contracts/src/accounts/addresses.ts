import { at, formAt } from '../language/address.js';
import type * as appointedRoutes from './appointed-routes.js';
import type * as credentialRoutes from './credential-routes.js';
import type * as devicesRoutes from './devices-routes.js';
import type * as emailChangeRoutes from './email-change-routes.js';
import type * as googleRoutes from './google-routes.js';
import type * as routes from './routes.js';
import type * as secondFactorRoutes from './second-factor-routes.js';

export const registerPatient = formAt<typeof routes.registerPatient>('POST', '/api/users/register');
export const signInPatient = at<typeof routes.signInPatient>('POST', '/api/users/login');
export const registerDoctor = formAt<typeof routes.registerDoctor>('POST', '/api/doctor/register-doctor');
export const signInDoctor = at<typeof routes.signInDoctor>('POST', '/api/doctor/login');
export const signInAuditor = at<typeof routes.signInAuditor>('POST', '/api/auditor/login');
export const signInOperator = at<typeof appointedRoutes.signInOperator>('POST', '/api/operator/login');
export const currentAppointed = at<typeof appointedRoutes.currentAppointed>('GET', '/api/auth/appointed');
export const startGoogleSignIn = at<typeof googleRoutes.startGoogleSignIn>('GET', '/auth/login-google');
export const finishGoogleSignIn = at<typeof googleRoutes.finishGoogleSignIn>('POST', '/auth/google/check-login');
export const startGoogleSignUp = at<typeof googleRoutes.startGoogleSignUp>('GET', '/auth/google-url');
export const finishGoogleSignUp = at<typeof googleRoutes.finishGoogleSignUp>('POST', '/auth/google/callback');
export const signOut = at<typeof routes.signOut>('POST', '/api/auth/logout');
export const showCredentials = at<typeof credentialRoutes.showCredentials>(
  'GET',
  '/api/accounts/credentials',
  'credentials',
);
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
export const finishSignIn = at<typeof secondFactorRoutes.finishSignIn>('POST', '/api/auth/second-factor');
export const showSecondFactor = at<typeof secondFactorRoutes.showSecondFactor>(
  'GET',
  '/api/auth/second-factor',
  'second-factor',
);
export const setUpSecondFactor = at<typeof secondFactorRoutes.setUpSecondFactor>(
  'POST',
  '/api/auth/second-factor/setup',
);
export const enableSecondFactor = at<typeof secondFactorRoutes.enableSecondFactor>(
  'POST',
  '/api/auth/second-factor/enable',
  'second-factor',
  'devices',
);
export const renewRecoveryCodes = at<typeof secondFactorRoutes.renewRecoveryCodes>(
  'POST',
  '/api/auth/second-factor/recovery-codes',
  'second-factor',
);
export const removeSecondFactor = at<typeof secondFactorRoutes.removeSecondFactor>(
  'POST',
  '/api/auth/second-factor/remove',
  'second-factor',
);
export const listDevices = at<typeof devicesRoutes.listDevices>('GET', '/api/auth/devices', 'devices');
export const closeDevice = at<typeof devicesRoutes.closeDevice>('POST', '/api/auth/devices/:id/close', 'devices');
export const signOutEverywhere = at<typeof devicesRoutes.signOutEverywhere>(
  'POST',
  '/api/auth/logout-everywhere',
  'devices',
);
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
