import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const retrySetAside = at<typeof routes.retrySetAside>('POST', '/api/admin/set-aside/:id/retry', 'set-aside');
export const listSetAside = at<typeof routes.listSetAside>('GET', '/api/admin/set-aside', 'set-aside');
