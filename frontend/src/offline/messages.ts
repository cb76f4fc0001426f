import { defineMessages } from '../language/messages';
import english from './messages.en';

export const offlineMessages = defineMessages(english, { hi: () => import('./messages.hi') });
