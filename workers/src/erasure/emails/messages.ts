import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './messages.en.js';

export const erasureEmailMessages = defineMessages(english, {});
