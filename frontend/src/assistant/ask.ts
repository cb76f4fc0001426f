import { askAssistant } from '@anamnesis/contracts/assistant/addresses';
import { EVENT_STREAM } from '@anamnesis/contracts/assistant/constants';
import type { AnswerPart } from '@anamnesis/contracts/assistant/streamed-answer';
import { AI_KEY } from '@anamnesis/contracts/insights/constants';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { ApiError, errorOf, networkError } from '../api/api-error';
import { callTexts } from '../api/messages';
import { send } from '../api/send';
import { eventsOf } from './event-stream';

/** A refusal that is not in the product's form, such as that of a gateway, with its own sentence. */
export class ForeignRefusal extends Error {}

interface Asking {
  /** The same whenever a question is asked again, so that it is asked once. */
  questionId: string;
  question: string;
  /** The digest of the record excerpt that was shown; null if nothing of the record is to be sent. */
  excerptDigest: string | null;
  /** The patient's own key of the AI provider; null without one. */
  key: string | null;
  signal: AbortSignal;
}

/**
 * Asks the assistant, and returns the parts of the answer as they arrive; the last one is its end. Throws `ApiError` for a refusal, also
 * in the middle of the answer, and NETWORK where the answer breaks off; `ForeignRefusal`; an AbortError once `signal` is aborted.
 */
export async function* answerTo({
  questionId,
  question,
  excerptDigest,
  key,
  signal,
}: Asking): AsyncGenerator<AnswerPart> {
  const headers = {
    accept: EVENT_STREAM,
    'content-type': 'application/json',
    [COMMAND_ID]: questionId,
    ...(key !== null && { [AI_KEY]: key }),
  };
  const body = JSON.stringify({ message: question, excerptDigest });
  const response = await send(askAssistant.path, { method: askAssistant.method, headers, body, signal });
  if (!response.ok) throw await refusalOf(response);
  if (!response.body || !response.headers.get('content-type')?.startsWith(EVENT_STREAM))
    throw new ApiError('UNREADABLE', response.status, callTexts().unreadable);
  const events = eventsOf(response.body);
  try {
    for await (const data of events) {
      const part = JSON.parse(data) as AnswerPart;
      if (part.kind === 'refusal') throw refusedBy(part.refusal);
      yield part;
      if (part.kind === 'end') return;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw error instanceof SyntaxError
      ? new ApiError('UNREADABLE', response.status, callTexts().unreadable)
      : networkError();
  }
  throw networkError();
}

type Refusal = Extract<AnswerPart, { kind: 'refusal' }>['refusal'];

/** The status of a refusal in the middle of an answer, whose own status was sent before: the answer failed. */
const BAD_GATEWAY = 502;
const refusedBy = ({ code, message, parameters }: Refusal) =>
  new ApiError(code as ApiError['code'], BAD_GATEWAY, message, parameters);

/** As the specification of the call says: the sentence is in the field `error`, otherwise in `details`. */
async function refusalOf(response: Response): Promise<Error> {
  const refusal = await errorOf(response);
  if (refusal.code !== 'UNREADABLE') return refusal;
  const body = (await response.json().catch(() => null)) as { error?: unknown; details?: unknown } | null;
  const said = [body?.error, body?.details].find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof said === 'string' ? new ForeignRefusal(said) : refusal;
}
