import { queryAt } from '../language/address.js';
import type * as routes from './routes.js';

export const runWhatIf = queryAt<typeof routes.runWhatIf>('/api/audit/what-if');
