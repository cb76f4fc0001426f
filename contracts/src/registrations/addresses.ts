import { at, formAt } from '../language/address.js';
import type * as routes from './routes.js';

export const submitCertificates = formAt<typeof routes.submitCertificates>('POST', '/api/doctor/certificates');
export const showCertificate = at<typeof routes.showCertificate>('GET', '/api/certificates/:doctorId/:number');
export const showRegistration = at<typeof routes.showRegistration>('GET', '/api/admin/registrations/:id');
export const verifyDoctor = at<typeof routes.verifyDoctor>('POST', '/api/admin/registrations/:id/verify');
export const rejectDoctor = at<typeof routes.rejectDoctor>('POST', '/api/admin/registrations/:id/reject');
