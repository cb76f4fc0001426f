import { defineMessages } from '../language/messages';
import english from './saving-messages.en';

export const savingMessages = defineMessages(english, { hi: () => import('./saving-messages.hi') });
