import { defineMessages } from '../language/messages';
import english from './doctor-profile-messages.en';

export const doctorProfileMessages = defineMessages(english, { hi: () => import('./doctor-profile-messages.hi') });
