import { defineMessages } from '@anamnesis/platform/language/messages';
import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import english from './messages.en.js';
import hindi from './messages.hi.js';

export const appointmentEmailMessages = defineMessages(english, { hi: hindi });
export type AppointmentEmailTexts = TextsOf<typeof english>;
