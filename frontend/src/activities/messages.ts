import { defineMessages } from '../language/messages';
import english from './messages.en';

export const activityMessages = defineMessages(english, { hi: () => import('./messages.hi') });
