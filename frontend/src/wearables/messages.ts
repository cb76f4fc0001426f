import { defineMessages } from '../language/messages';
import english from './messages.en';

export const wearableMessages = defineMessages(english, { hi: () => import('./messages.hi') });
