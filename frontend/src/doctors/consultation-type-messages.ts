import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './consultation-type-messages.en';

export const consultationTypeMessages = defineMessages(english, {
  hi: () => import('./consultation-type-messages.hi'),
});
export type ConsultationTypeTexts = TextsOf<typeof english>;
