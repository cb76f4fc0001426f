import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const openPrescription = at<typeof routes.openPrescription>('GET', '/api/prescriptions/:entryId/pdf', 'records');
export const checkPrescription = at<typeof routes.checkPrescription>('POST', '/api/prescription-codes/check');
export const checkSignature = at<typeof routes.checkSignature>('GET', '/api/prescription-signatures');
