import type { TextsOf } from '../language/message-types';
import { defineMessages } from '../language/messages';
import english from './messages.en';

export const labMessages = defineMessages(english, { hi: () => import('./messages.hi') });
export type LabTexts = TextsOf<typeof english>;
