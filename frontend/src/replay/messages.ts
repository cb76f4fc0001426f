import { defineMessages } from '../language/messages';
import english from './messages.en';

export const replayMessages = defineMessages(english, { hi: () => import('./messages.hi') });
