import { defineMessages } from '../language/messages';
import type { TextsOf } from '../language/message-types';
import english from './condition-messages.en';

export const conditionMessages = defineMessages(english, { hi: () => import('./condition-messages.hi') });
export type ConditionNames = TextsOf<typeof english>;
