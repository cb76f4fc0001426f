import { defineMessages } from '../language/messages';
import english from './messages.en';

export const uploadMessages = defineMessages(english, { hi: () => import('./messages.hi') });
