import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './messages.en';

export const availabilityMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type AvailabilityTexts = TextsOf<typeof english>;
