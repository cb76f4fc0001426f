import { defineMessages } from '../language/messages';
import english from './messages.en';

export const unreadMessages = defineMessages(english, { hi: () => import('./messages.hi') });
