import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './record-pdf-messages.en.js';
import hindi from './record-pdf-messages.hi.js';

export const recordPdfMessages = defineMessages(english, { hi: hindi });
export type RecordPdfTexts = TextsOf<typeof english>;
