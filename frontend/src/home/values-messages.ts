import { defineMessages } from '../language/messages';
import english from './values-messages.en';

export const valuesMessages = defineMessages(english, { hi: () => import('./values-messages.hi') });
