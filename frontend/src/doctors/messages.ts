import { defineMessages } from '../language/messages';
import english from './messages.en';

export const doctorMessages = defineMessages(english, { hi: () => import('./messages.hi') });
