import { at, queryAt } from '../language/address.js';
import type * as routes from './routes.js';

export const openInquiry = at<typeof routes.openInquiry>('POST', '/api/audit/inquiries', 'inquiries');
export const listInquiries = at<typeof routes.listInquiries>('GET', '/api/audit/inquiries', 'inquiries');
export const searchHistories = queryAt<typeof routes.searchHistories>('/api/audit/histories/search');
export const showHistory = at<typeof routes.showHistory>('GET', '/api/audit/histories/:kind/:id');
export const listHistoryEvents = at<typeof routes.listHistoryEvents>('GET', '/api/audit/histories/:kind/:id/events');
export const showMoment = at<typeof routes.showMoment>('GET', '/api/audit/histories/:kind/:id/moment');
export const showKnowledge = at<typeof routes.showKnowledge>('GET', '/api/audit/histories/:kind/:id/knowledge');
