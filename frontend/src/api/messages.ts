import { currentLanguage } from '../language/language';
import type { TextsOf } from '../language/message-types';
import { defineMessages } from '../language/messages';
import english from './messages.en';

export const apiMessages = defineMessages(english, { hi: () => import('./messages.hi') });

/** Why a call failed. English until the texts of the page's language are loaded: a dropped connection may prevent that. */
export const callTexts = (): TextsOf<typeof english> => apiMessages.loaded(currentLanguage()) ?? english;
