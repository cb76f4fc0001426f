import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const askAssistant = at<typeof routes.askAssistant>('POST', '/api/chat', 'conversation');
export const listConversation = at<typeof routes.listConversation>(
  'GET',
  '/api/assistant/conversation',
  'conversation',
);
export const clearConversation = at<typeof routes.clearConversation>(
  'POST',
  '/api/assistant/conversation/clear',
  'conversation',
);
export const showRecordExcerpt = at<typeof routes.showRecordExcerpt>('GET', '/api/assistant/record-excerpt', 'records');
export const showAnswerEngine = at<typeof routes.showAnswerEngine>('GET', '/api/assistant/engine');
