import { defineMessages } from '../language/messages';
import english from './messages.en';

export const listMessages = defineMessages(english, { hi: () => import('./messages.hi') });
