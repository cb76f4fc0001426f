import { defineMessages } from '../language/messages';
import english from './messages.en';

export const accessReviewMessages = defineMessages(english, { hi: () => import('./messages.hi') });
