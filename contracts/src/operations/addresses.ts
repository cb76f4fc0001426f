import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const retrySetAside = at<typeof routes.retrySetAside>('POST', '/api/admin/set-aside/:id/retry');
