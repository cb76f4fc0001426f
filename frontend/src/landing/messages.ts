import { defineMessages } from '../language/messages';
import english from './messages.en';

export const landingMessages = defineMessages(english, { hi: () => import('./messages.hi') });
