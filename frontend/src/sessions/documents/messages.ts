import type { TextsOf } from '../../language/message-types';
import { defineMessages } from '../../language/messages';
import english from './messages.en';

export const paperMessages = defineMessages(english, {});
export type PaperTexts = TextsOf<typeof english>;
