import { defineMessages } from '../language/messages';
import english from './messages.en';

export const evidenceMessages = defineMessages(english, { hi: () => import('./messages.hi') });
