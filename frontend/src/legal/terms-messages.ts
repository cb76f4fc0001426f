import { defineMessages } from '../language/messages';
import english from './terms-messages.en';

export const termsMessages = defineMessages(english, { hi: () => import('./terms-messages.hi') });
