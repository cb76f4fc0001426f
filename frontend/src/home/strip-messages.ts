import { defineMessages } from '../language/messages';
import english from './strip-messages.en';

export const stripMessages = defineMessages(english, { hi: () => import('./strip-messages.hi') });
