import { defineMessages } from '../language/messages';
import english from './record-messages.en';

export const recordMessages = defineMessages(english, {});
