import { AI_EMPTY } from '@anamnesis/contracts/assistant/errors';
import type { AnswerFailure } from '@anamnesis/contracts/assistant/turn';
import { AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT } from '@anamnesis/contracts/insights/errors';
import { refuse, withParameters } from '@anamnesis/contracts/language/refusal';
import type { AiFailed } from '@anamnesis/platform/ai/ai-failed';

type Kind = typeof AI_EMPTY | typeof AI_ANSWER_INVALID | typeof AI_FAILED | typeof AI_TIMED_OUT;

const failure = ({ code, message }: Kind, parameters: Record<string, string> = {}): AnswerFailure => ({
  ...{ code, message: withParameters(message, parameters), parameters },
});

/** A provider that said nothing. */
export const emptyAnswer = failure(AI_EMPTY);

/** Why a provider gave no answer, as its patient is told. */
export function answerFailureOf({ reason, message }: AiFailed): AnswerFailure {
  if (reason === 'timedOut') return failure(AI_TIMED_OUT);
  return reason === 'malformed' ? failure(AI_ANSWER_INVALID) : failure(AI_FAILED, { message });
}

/** Refuses with a failure. */
export function refuseWith({ code, parameters }: AnswerFailure): never {
  if (code === AI_FAILED.code) return refuse(AI_FAILED, { message: parameters['message'] ?? '' });
  return refuse(code === AI_EMPTY.code ? AI_EMPTY : code === AI_TIMED_OUT.code ? AI_TIMED_OUT : AI_ANSWER_INVALID);
}
