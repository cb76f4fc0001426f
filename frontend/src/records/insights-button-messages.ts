import { defineMessages } from '../language/messages';
import english from './insights-button-messages.en';

export const insightsButtonMessages = defineMessages(english, { hi: () => import('./insights-button-messages.hi') });
