import { defineMessages } from '../language/messages';
import english from './document-messages.en';

export const documentMessages = defineMessages(english, {});
