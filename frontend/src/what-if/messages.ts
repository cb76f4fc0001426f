import { defineMessages } from '../language/messages';
import english from './messages.en';

export const whatIfMessages = defineMessages(english, { hi: () => import('./messages.hi') });
