import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './document-messages.en.js';
import hindi from './document-messages.hi.js';

export const prescriptionMessages = defineMessages(english, { hi: hindi });
export type PrescriptionTexts = TextsOf<typeof english>;
