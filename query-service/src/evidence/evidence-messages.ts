import type { TextsOf } from '@anamnesis/contracts/language/message-types';
import { defineMessages } from '@anamnesis/platform/language/messages';
import english from './evidence-messages.en.js';
import hindi from './evidence-messages.hi.js';

export const evidenceMessages = defineMessages(english, { hi: hindi });
export type EvidenceTexts = TextsOf<typeof english>;
