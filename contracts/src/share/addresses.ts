import { at } from '../language/address.js';
import type * as routes from './routes.js';
import type * as sharedRoutes from './shared-routes.js';

export const listShareLinks = at<typeof routes.listShareLinks>('GET', '/api/users/share-links', 'share');
export const createShareLink = at<typeof routes.createShareLink>('POST', '/api/users/share-links', 'share');
export const revokeShareLink = at<typeof routes.revokeShareLink>('POST', '/api/users/share-links/:id/revoke', 'share');
export const openShareLink = at<typeof routes.openShareLink>('POST', '/api/shared/open');
export const showSharedRecord = at<typeof sharedRoutes.showSharedRecord>('GET', '/api/shared');
export const listSharedPrescriptions = at<typeof sharedRoutes.listSharedPrescriptions>(
  'GET',
  '/api/shared/prescriptions',
);
export const listSharedTestReports = at<typeof sharedRoutes.listSharedTestReports>('GET', '/api/shared/test-reports');
export const listSharedDiagnoses = at<typeof sharedRoutes.listSharedDiagnoses>('GET', '/api/shared/diagnoses');
