import { at, formAt } from '../language/address.js';
import type * as routes from './routes.js';

export const submitCertificates = formAt<typeof routes.submitCertificates>(
  'POST',
  '/api/doctor/certificates',
  'registrations',
);
export const showCertificate = at<typeof routes.showCertificate>('GET', '/api/certificates/:doctorId/:number');
export const showRegistration = at<typeof routes.showRegistration>(
  'GET',
  '/api/admin/registrations/:id',
  'registrations',
);
export const verifyDoctor = at<typeof routes.verifyDoctor>(
  'POST',
  '/api/admin/registrations/:id/verify',
  'registrations',
  'doctors',
);
export const rejectDoctor = at<typeof routes.rejectDoctor>(
  'POST',
  '/api/admin/registrations/:id/reject',
  'registrations',
  'doctors',
);
export const listRegistrations = at<typeof routes.listRegistrations>(
  'GET',
  '/api/admin/registrations',
  'registrations',
);
