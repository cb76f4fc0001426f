import { defineMessages } from '../language/messages';
import english from './messages.en';

export const erasureListMessages = defineMessages(english, { hi: () => import('./messages.hi') });
