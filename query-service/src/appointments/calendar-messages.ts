import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './calendar-messages.en.js';
import hindi from './calendar-messages.hi.js';

export const calendarMessages = defineMessages(english, { hi: hindi });
