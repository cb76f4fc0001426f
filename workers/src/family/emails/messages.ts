import { defineMessages } from '@anamnesis/platform/language/messages';
import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import english from './messages.en.js';
import hindi from './messages.hi.js';

export const familyEmailMessages = defineMessages(english, { hi: hindi });
export type FamilyEmailTexts = TextsOf<typeof english>;
