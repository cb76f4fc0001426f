import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './calendar-messages.en.js';

export const calendarMessages = defineMessages(english, {});
