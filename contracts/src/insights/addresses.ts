import { at, queryAt } from '../language/address.js';
import type * as routes from './routes.js';

export const explainReport = at<typeof routes.explainReport>('POST', '/api/insights/report');
export const summarizeReport = at<typeof routes.summarizeReport>('POST', '/api/insights/summary');
export const explainReportWithOwnKey = queryAt<typeof routes.explainReportWithOwnKey>('/api/insights/own-key/report');
export const summarizeReportWithOwnKey = queryAt<typeof routes.summarizeReportWithOwnKey>(
  '/api/insights/own-key/summary',
);
