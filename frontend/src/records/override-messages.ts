import { defineMessages } from '../language/messages';
import english from './override-messages.en';

export const overrideMessages = defineMessages(english, { hi: () => import('./override-messages.hi') });
