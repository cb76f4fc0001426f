import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const showIntegrity = at<typeof routes.showIntegrity>('GET', '/api/audit/integrity');
export const listHeads = at<typeof routes.listHeads>('GET', '/api/audit/integrity/heads');
export const proveConsistency = at<typeof routes.proveConsistency>('GET', '/api/audit/integrity/consistency');
export const listHistory = at<typeof routes.listHistory>('GET', '/api/audit/integrity/history');
export const exportHistory = at<typeof routes.exportHistory>('GET', '/api/audit/integrity/export');
