import type { TextsOf } from '../../language/message-types';
import { defineMessages } from '../../language/messages';
import english from './messages.en';

export const documentMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type DocumentTexts = TextsOf<typeof english>;
