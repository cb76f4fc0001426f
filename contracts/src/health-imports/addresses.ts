import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const startHealthImport = at<typeof routes.startHealthImport>('POST', '/api/wearables/imports', 'healthImports');
export const cancelHealthImport = at<typeof routes.cancelHealthImport>(
  'POST',
  '/api/wearables/imports/:importId/cancel',
  'healthImports',
);
export const removeHealthImport = at<typeof routes.removeHealthImport>(
  'POST',
  '/api/wearables/imports/:importId/remove',
  'healthImports',
);
export const listHealthImports = at<typeof routes.listHealthImports>('GET', '/api/wearables/imports', 'healthImports');
