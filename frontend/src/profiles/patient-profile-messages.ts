import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './patient-profile-messages.en';

export const patientProfileMessages = defineMessages(english, { hi: () => import('./patient-profile-messages.hi') });
export type PatientProfileTexts = TextsOf<typeof english>;
