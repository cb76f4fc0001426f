import { defineMessages } from '../language/messages';
import english from './warning-messages.en';

export const warningMessages = defineMessages(english, {});
