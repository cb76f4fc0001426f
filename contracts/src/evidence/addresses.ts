import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const openEvidence = at<typeof routes.openEvidence>('GET', '/api/audit/evidence/:id');
