import { defineMessages } from '../language/messages';
import english from './messages.en';

export const operationMessages = defineMessages(english, { hi: () => import('./messages.hi') });
