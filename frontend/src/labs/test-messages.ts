import { defineMessages } from '../language/messages';
import english from './test-messages.en';

/** The names of laboratory tests by key. */
export const labTestMessages = defineMessages(english, { hi: () => import('./test-messages.hi') });
