import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './record-messages.en';

export const recordMessages = defineMessages(english, { hi: () => import('./record-messages.hi') });
export type RecordTexts = TextsOf<typeof english>;
