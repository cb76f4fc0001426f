import { defineMessages } from '../language/messages';
import english from './messages.en';

export const sharedRecordMessages = defineMessages(english, { hi: () => import('./messages.hi') });
