import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './email-messages.en.js';
import hindi from './email-messages.hi.js';

export const emailMessages = defineMessages(english, { hi: hindi });
