import { defineMessages } from '../language/messages';
import english from './allergy-messages.en';

export const allergyMessages = defineMessages(english, { hi: () => import('./allergy-messages.hi') });
