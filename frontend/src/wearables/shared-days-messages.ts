import { defineMessages } from '../language/messages';
import english from './shared-days-messages.en';

export const sharedDaysMessages = defineMessages(english, { hi: () => import('./shared-days-messages.hi') });
