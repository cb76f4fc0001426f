import { defineMessages } from '../language/messages';
import english from './email-messages.en';

export const emailMessages = defineMessages(english, { hi: () => import('./email-messages.hi') });
