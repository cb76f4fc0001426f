import { defineMessages } from '../language/messages';
import english from './erasure-messages.en';

export const erasureMessages = defineMessages(english, { hi: () => import('./erasure-messages.hi') });
