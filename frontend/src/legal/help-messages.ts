import { defineMessages } from '../language/messages';
import english from './help-messages.en';

export const helpMessages = defineMessages(english, { hi: () => import('./help-messages.hi') });
