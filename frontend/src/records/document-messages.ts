import { defineMessages } from '../language/messages';
import english from './document-messages.en';

export const documentMessages = defineMessages(english, { hi: () => import('./document-messages.hi') });
