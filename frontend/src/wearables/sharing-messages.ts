import { defineMessages } from '../language/messages';
import english from './sharing-messages.en';

export const sharingMessages = defineMessages(english, { hi: () => import('./sharing-messages.hi') });
