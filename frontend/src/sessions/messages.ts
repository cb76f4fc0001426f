import { defineMessages } from '../language/messages';
import english from './messages.en';

export const sessionMessages = defineMessages(english, { hi: () => import('./messages.hi') });
