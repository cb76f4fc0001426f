import { defineMessages } from '../language/messages';
import english from './messages.en';

export const breakGlassMessages = defineMessages(english, { hi: () => import('./messages.hi') });
