import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './messages.en';

export const appointmentMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type AppointmentTexts = TextsOf<typeof english>;
