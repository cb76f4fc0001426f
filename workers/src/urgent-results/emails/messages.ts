import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './messages.en.js';
import hindi from './messages.hi.js';

export const urgentEmailMessages = defineMessages(english, { hi: hindi });
