import { defineMessages } from '../language/messages';
import english from './choice-messages.en';

export const choiceMessages = defineMessages(english, { hi: () => import('./choice-messages.hi') });
