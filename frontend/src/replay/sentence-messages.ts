import { defineMessages } from '../language/messages';
import english from './sentence-messages.en';

export const sentenceMessages = defineMessages(english, {});
