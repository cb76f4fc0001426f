import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { ProblemCode } from '@anamnesis/contracts/field-problems';
import type { TextsOf } from '../language/message-types';
import { defineMessages } from '../language/messages';
import english from './refusal-messages.en';

/** A sentence for every code: without one this file does not compile. */
interface Complete {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly problems: Readonly<Record<ProblemCode, string>>;
}

/** The sentences of refusals and of problems of fields, by code. */
export const refusalMessages = defineMessages(english satisfies Complete, {
  hi: () => import('./refusal-messages.hi'),
});
export type RefusalTexts = TextsOf<typeof english>;
