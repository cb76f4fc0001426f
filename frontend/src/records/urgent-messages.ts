import { defineMessages } from '../language/messages';
import english from './urgent-messages.en';

export const urgentMessages = defineMessages(english, { hi: () => import('./urgent-messages.hi') });
