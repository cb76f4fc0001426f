import { defineMessages } from '../language/messages';
import english from './dialog-messages.en';

export const dialogMessages = defineMessages(english, { hi: () => import('./dialog-messages.hi') });
