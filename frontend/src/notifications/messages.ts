import { defineMessages } from '../language/messages';
import english from './messages.en';

export const notificationMessages = defineMessages(english, { hi: () => import('./messages.hi') });
