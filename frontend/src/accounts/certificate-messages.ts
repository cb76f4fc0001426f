import { defineMessages } from '../language/messages';
import english from './certificate-messages.en';

export const certificateMessages = defineMessages(english, { hi: () => import('./certificate-messages.hi') });
