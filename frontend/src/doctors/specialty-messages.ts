import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './specialty-messages.en';

export const specialtyMessages = defineMessages(english, { hi: () => import('./specialty-messages.hi') });
export type SpecialtyTexts = TextsOf<typeof english>;
