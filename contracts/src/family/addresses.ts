import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const listFamily = at<typeof routes.listFamily>('GET', '/api/users/family', 'family');
export const addFamilyMembers = at<typeof routes.addFamilyMembers>('POST', '/api/users/family/add', 'family');
export const acceptFamilyInvitation = at<typeof routes.acceptFamilyInvitation>(
  'POST',
  '/api/users/family/:id/accept',
  'family',
);
export const declineFamilyInvitation = at<typeof routes.declineFamilyInvitation>(
  'POST',
  '/api/users/family/:id/decline',
  'family',
);
export const withdrawFamilyTie = at<typeof routes.withdrawFamilyTie>(
  'POST',
  '/api/users/family/:id/withdraw',
  'family',
);
