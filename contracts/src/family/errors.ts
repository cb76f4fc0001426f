import { defineError } from '../language/refusal.js';

export const FAMILY_TIE_NOT_FOUND = defineError('FAMILY_TIE_NOT_FOUND', 404, 'There is no such family member.');
export const FAMILY_TIE_CHANGED = defineError(
  'FAMILY_TIE_CHANGED',
  409,
  'This has changed in the meantime. Nothing was done; the list shows how it is now.',
);
export const FAMILY_INVITATION_EXPIRED = defineError(
  'FAMILY_INVITATION_EXPIRED',
  409,
  'This invitation was not answered within 14 days and has ended. Nothing was changed; it can be sent again.',
);
export const FAMILY_ALREADY_ADDED = defineError(
  'FAMILY_ALREADY_ADDED',
  409,
  'You have already invited this person. Nothing was sent.',
);
export const FAMILY_INVITED_RECENTLY = defineError(
  'FAMILY_INVITED_RECENTLY',
  409,
  'This person was invited less than a day ago. Nothing was sent; please try again tomorrow.',
);
export const FAMILY_INVITATION_DECLINED = defineError(
  'FAMILY_INVITATION_DECLINED',
  409,
  'Your invitation was declined. Nothing was sent; you can ask again 14 days after it.',
);
export const FAMILY_EMAIL_UNCONFIRMED = defineError(
  'FAMILY_EMAIL_UNCONFIRMED',
  403,
  'Please confirm your email address first, so that your family can rely on it. Nothing was changed.',
);
export const FAMILY_TOO_MANY_INVITED = defineError(
  'FAMILY_TOO_MANY_INVITED',
  429,
  'You have sent many invitations today. Nothing was sent; please try again tomorrow.',
);
