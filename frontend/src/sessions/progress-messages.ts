import { defineMessages } from '../language/messages';
import english from './progress-messages.en';

/** Apart from the messages of the session, because home shows the steps alone. */
export const progressMessages = defineMessages(english, {});
