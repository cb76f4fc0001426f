import { defineMessages } from '../language/messages';
import english from './progress-messages.en';

export const progressMessages = defineMessages(english, { hi: () => import('./progress-messages.hi') });
