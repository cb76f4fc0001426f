import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './specialty-messages.en';

export const specialtyMessages = defineMessages(english, {});
export type SpecialtyTexts = TextsOf<typeof english>;
