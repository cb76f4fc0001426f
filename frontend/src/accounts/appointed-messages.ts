import { defineMessages } from '../language/messages';
import english from './appointed-messages.en';

export const appointedMessages = defineMessages(english, { hi: () => import('./appointed-messages.hi') });
