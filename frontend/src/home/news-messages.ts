import { defineMessages } from '../language/messages';
import english from './news-messages.en';

export const newsMessages = defineMessages(english, { hi: () => import('./news-messages.hi') });
