import { defineMessages } from '../language/messages';
import english from './credential-messages.en';

export const credentialMessages = defineMessages(english, { hi: () => import('./credential-messages.hi') });
