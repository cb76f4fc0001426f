import { defineMessages } from '../language/messages';
import english from './messages.en';

export const deskMessages = defineMessages(english, { hi: () => import('./messages.hi') });
