import { defineMessages } from '@anamnesis/platform/language/messages';
import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import english from './messages.en.js';

export const familyEmailMessages = defineMessages(english, {});
export type FamilyEmailTexts = TextsOf<typeof english>;
