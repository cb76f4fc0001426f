import { streamText } from 'ai';
import { AiFailed } from './ai-failed.js';
import { type Asked, blockedBy, failureOf, modelOf, type Sampling, settingsOf } from './asked-model.js';
import { boundedStream } from './bounded-fetch.js';
import { type Patience, waitFor } from './patience.js';

/** What one side of a conversation said. */
interface AiTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A conversation whose last turn is the user's, with the instructions of the product if they are not in it. */
export interface AiConversation extends Sampling {
  /** Sent apart from the turns, so that nothing said in them can replace it. */
  readonly system?: string;
  readonly turns: readonly AiTurn[];
  readonly patience: Patience;
  /** Ends the call when nobody reads the answer any more. */
  readonly signal: AbortSignal;
  /** A person's own key of the Gemini API, for this question only: it is not stored. */
  readonly key?: string;
}

/** A piece of an answer as it arrives, or its end: `isCut` if the limit of its length was reached. */
export type AiPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'end'; readonly isCut: boolean };

/** The parts of an answer. An empty answer has an end only. Throws `AiFailed`; ends without an end part once the signal is aborted. */
export async function* converse(asked: Asked, conversation: AiConversation): AsyncGenerator<AiPart> {
  const { system, turns, patience, signal } = conversation;
  const waiting = waitFor(patience);
  const left = new AbortController();
  try {
    const { stream } = streamText({
      model: modelOf(asked, boundedStream()),
      ...(system !== undefined && { instructions: system }),
      messages: turns.map(({ role, content }) => ({ role, content })),
      ...settingsOf(asked, conversation),
      abortSignal: AbortSignal.any([waiting.signal, signal, left.signal]),
      // The SDK would print it.
      onError: () => undefined,
    });
    let end: AiPart | null = null;
    for await (const part of stream) {
      if (signal.aborted) return;
      if (waiting.failure()) break;
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' && part.text !== '') {
        waiting.begun();
        yield { kind: 'text', text: part.text };
      }
      if (part.type === 'finish') end = endOf(part.finishReason, part.rawFinishReason);
    }
    if (signal.aborted) return;
    if (!end) throw new AiFailed('malformed', 'The answer has no end');
    yield end;
  } catch (error) {
    if (signal.aborted) return;
    throw waiting.failure() ?? failureOf(error);
  } finally {
    waiting.end();
    // A reader that stops reading ends the call.
    left.abort();
  }
}

function endOf(reason: string, raw: string | undefined): AiPart {
  // Some filters do not fail the call.
  if (reason === 'content-filter') throw blockedBy(raw);
  if (reason === 'length') return { kind: 'end', isCut: true };
  if (reason !== 'stop') throw new AiFailed('malformed', 'The answer has no end');
  return { kind: 'end', isCut: false };
}
