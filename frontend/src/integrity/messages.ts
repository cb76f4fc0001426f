import { defineMessages } from '../language/messages';
import english from './messages.en';

export const integrityMessages = defineMessages(english, { hi: () => import('./messages.hi') });
