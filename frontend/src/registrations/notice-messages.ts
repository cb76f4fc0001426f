import { defineMessages } from '../language/messages';
import english from './notice-messages.en';

export const noticeMessages = defineMessages(english, { hi: () => import('./notice-messages.hi') });
