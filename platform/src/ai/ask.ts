import { generateText } from 'ai';
import type { AiQuestion } from './ai.js';
import { AiFailed } from './ai-failed.js';
import { type Asked, blockedBy, failureOf, modelOf, settingsOf } from './asked-model.js';
import { boundedFetch } from './bounded-fetch.js';

/** The text of an answer. Throws `AiFailed`. */
export async function ask(asked: Asked, { prompt, timeout, ...question }: AiQuestion): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const { text, finishReason, rawFinishReason } = await generateText({
      model: modelOf(asked, boundedFetch()),
      prompt,
      ...settingsOf(asked, question),
      abortSignal: late.signal,
    });
    // Some filters do not fail the call.
    if (finishReason === 'content-filter') throw blockedBy(rawFinishReason);
    if (finishReason === 'length') throw new AiFailed('malformed', 'The answer was cut off');
    if (text.trim() === '') throw new AiFailed('malformed', 'The answer has no text');
    return text;
  } catch (error) {
    if (error instanceof AiFailed) throw error;
    if (late.signal.aborted) throw new AiFailed('timedOut', `The provider did not answer within ${timeout} ms`);
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}
