import { defineMessages } from '../language/messages';
import english from './messages.en';

export const shellMessages = defineMessages(english, { hi: () => import('./messages.hi') });
