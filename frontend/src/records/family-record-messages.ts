import { defineMessages } from '../language/messages';
import english from './family-record-messages.en';

export const familyRecordMessages = defineMessages(english, { hi: () => import('./family-record-messages.hi') });
