import { defineMessages } from '../language/messages';
import english from './messages.en';

export const shareMessages = defineMessages(english, { hi: () => import('./messages.hi') });
