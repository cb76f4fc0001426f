import { defineMessages } from '../language/messages';
import english from './questionnaire-messages.en';

export const questionnaireMessages = defineMessages(english, { hi: () => import('./questionnaire-messages.hi') });
