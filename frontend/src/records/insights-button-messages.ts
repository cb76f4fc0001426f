import { defineMessages } from '../language/messages';
import english from './insights-button-messages.en';

export const insightsButtonMessages = defineMessages(english, {});
