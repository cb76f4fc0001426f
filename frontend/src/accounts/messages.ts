import { defineMessages } from '../language/messages';
import english from './messages.en';

export const signInMessages = defineMessages(english, { hi: () => import('./messages.hi') });
