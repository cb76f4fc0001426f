import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './warning-messages.en';

export const warningMessages = defineMessages(english, { hi: () => import('./warning-messages.hi') });
export type WarningTexts = TextsOf<typeof english>;
