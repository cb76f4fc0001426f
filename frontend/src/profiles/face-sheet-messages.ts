import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './face-sheet-messages.en';

export const faceSheetMessages = defineMessages(english, { hi: () => import('./face-sheet-messages.hi') });
export type FaceSheetTexts = TextsOf<typeof english>;
