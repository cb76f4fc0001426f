import { defineMessages } from '../language/messages';
import english from './sign-up-messages.en';

export const signUpMessages = defineMessages(english, { hi: () => import('./sign-up-messages.hi') });
