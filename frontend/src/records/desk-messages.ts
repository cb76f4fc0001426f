import { defineMessages } from '../language/messages';
import english from './desk-messages.en';

export const deskRecordMessages = defineMessages(english, { hi: () => import('./desk-messages.hi') });
