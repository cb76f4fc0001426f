import { defineMessages } from '../language/messages';
import english from './messages.en';

export const importMessages = defineMessages(english, { hi: () => import('./messages.hi') });
