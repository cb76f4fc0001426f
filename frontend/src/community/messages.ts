import { defineMessages } from '../language/messages';
import english from './messages.en';

export const communityMessages = defineMessages(english, { hi: () => import('./messages.hi') });
