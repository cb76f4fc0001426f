import { defineMessages } from '../language/messages';
import english from '@anamnesis/contracts/replay/sentence-messages.en';

export const sentenceMessages = defineMessages(english, {
  hi: () => import('@anamnesis/contracts/replay/sentence-messages.hi'),
});
