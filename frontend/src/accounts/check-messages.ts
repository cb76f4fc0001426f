import { defineMessages } from '../language/messages';
import english from './check-messages.en';

export const checkMessages = defineMessages(english, { hi: () => import('./check-messages.hi') });
