import { defineMessages } from '../../language/messages';
import english from './messages.en';

export const moderationMessages = defineMessages(english, { hi: () => import('./messages.hi') });
