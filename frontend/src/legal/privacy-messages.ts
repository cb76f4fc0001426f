import { defineMessages } from '../language/messages';
import english from './privacy-messages.en';

export const privacyMessages = defineMessages(english, { hi: () => import('./privacy-messages.hi') });
