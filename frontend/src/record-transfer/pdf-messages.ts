import { defineMessages } from '../language/messages';
import english from './pdf-messages.en';

export const recordPdfMessages = defineMessages(english, { hi: () => import('./pdf-messages.hi') });
