import { defineMessages } from '../language/messages';
import english from './questionnaire-messages.en';

export const questionnaireMessages = defineMessages(english, {});
