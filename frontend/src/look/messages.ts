import { defineMessages } from '../language/messages';
import english from './messages.en';

export const lookMessages = defineMessages(english, { hi: () => import('./messages.hi') });
