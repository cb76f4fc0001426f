import { defineMessages } from '../language/messages';
import english from './messages.en';

export const homeMessages = defineMessages(english, { hi: () => import('./messages.hi') });
