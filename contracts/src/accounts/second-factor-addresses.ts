import { at } from '../language/address.js';
import type * as secondFactorRoutes from './second-factor-routes.js';

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
