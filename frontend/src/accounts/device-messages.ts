import { defineMessages } from '../language/messages';
import english from './device-messages.en';

export const deviceMessages = defineMessages(english, { hi: () => import('./device-messages.hi') });
