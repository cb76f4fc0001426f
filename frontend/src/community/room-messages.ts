import { defineMessages } from '../language/messages';
import english from './room-messages.en';

export const roomMessages = defineMessages(english, { hi: () => import('./room-messages.hi') });
