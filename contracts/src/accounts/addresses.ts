import { at, formAt } from '../language/address.js';
import type * as appointedRoutes from './appointed-routes.js';
import type * as credentialRoutes from './credential-routes.js';
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
export const finishSignIn = at<typeof secondFactorRoutes.finishSignIn>('POST', '/api/auth/second-factor');
