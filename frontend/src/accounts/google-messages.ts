import { defineMessages } from '../language/messages';
import english from './google-messages.en';

export const googleMessages = defineMessages(english, { hi: () => import('./google-messages.hi') });
