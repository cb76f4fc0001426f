import { defineMessages } from '../language/messages';
import english from './second-factor-messages.en';

export const secondFactorMessages = defineMessages(english, { hi: () => import('./second-factor-messages.hi') });
