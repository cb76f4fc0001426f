import { defineMessages } from '../language/messages';
import english from './account-messages.en';

export const accountMessages = defineMessages(english, { hi: () => import('./account-messages.hi') });
