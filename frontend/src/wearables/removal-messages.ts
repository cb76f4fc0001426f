import { defineMessages } from '../language/messages';
import english from './removal-messages.en';

export const removalMessages = defineMessages(english, { hi: () => import('./removal-messages.hi') });
