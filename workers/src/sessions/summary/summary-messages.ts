import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './summary-messages.en.js';
import hindi from './summary-messages.hi.js';

export const summaryMessages = defineMessages(english, { hi: hindi });
export type SummaryTexts = TextsOf<typeof english>;
