import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './messages.en';

export const insightMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type InsightTexts = TextsOf<typeof english>;
