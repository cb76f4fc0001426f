import type { TextsOf } from '../language/message-types';
import { defineMessages } from '../language/messages';
import english from './messages.en';

export const assistantMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type AssistantTexts = TextsOf<typeof english>;
