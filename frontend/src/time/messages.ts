import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './messages.en';

export const timeMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type TimeTexts = TextsOf<typeof english>;
