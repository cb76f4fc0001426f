import { defineMessages } from '../language/messages';
import english from './review-messages.en';

export const reviewMessages = defineMessages(english, { hi: () => import('./review-messages.hi') });
