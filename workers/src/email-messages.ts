import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './email-messages.en.js';

export const emailMessages = defineMessages(english, {});
