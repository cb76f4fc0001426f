import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel } from 'ai';
import type { Logger } from '../logging/logger.js';
import type { AiConfig } from './ai-config.js';
import { AiFailed } from './ai-failed.js';
import { boundedFetch } from './bounded-fetch.js';
import { safeMessage } from './safe-message.js';

/** A question to a language model, which has no tools and no memory. */
export interface AiQuestion {
  readonly prompt: string;
  readonly temperature: number;
  readonly topP?: number;
  /** Used by Gemini only: the other protocol has none. */
  readonly topK?: number;
  /** Includes what the model thinks before it answers, if it cannot be told not to. */
  readonly maxOutputTokens?: number;
  /** Milliseconds until the last byte of the answer. */
  readonly timeout: number;
  /** A person's own key of the Gemini API, for this question only: it is not stored. */
  readonly key?: string;
}

/** A language model behind an AI provider. */
export interface Ai {
  readonly name: AiConfig['provider']['name'];
  /** Null for the built-in provider, which has no model. */
  readonly model: string | null;
  /** The model of Gemini that answers questions with a person's own key. */
  readonly ownKeyModel: string;
  /** The text of the answer. Throws `AiFailed`. Is called once: a failed question is not repeated. */
  ask(question: AiQuestion): Promise<string>;
}

/** Models that need not think before they answer. Their thoughts count as output: a short answer would be cut off, and a long one late. */
const THINKS_ON_REQUEST = /^gemini-2\.5-flash/;
const WITHOUT_THINKING = { google: { thinkingConfig: { thinkingBudget: 0 } } };

type Asked = Exclude<AiConfig['provider'], { name: 'built-in' }>;

/** A key without characters that a header refuses: the error about them would quote it. */
const isKey = (key: string) => /^[\x21-\x7e]{1,500}$/.test(key);

/** The configured language model. Failures are logged, without the question. The built-in provider answers only questions with a person's own key. */
export function createAi({ provider, ownKey }: AiConfig, logger: Pick<Logger, 'warn'>): Ai {
  const asked = ({ key }: AiQuestion): Asked => {
    if (key !== undefined) {
      if (!isKey(key)) throw new AiFailed('refused', 'The key is empty or has characters that no key has');
      return { name: 'gemini', key, ...ownKey };
    }
    if (provider.name === 'built-in') throw new AiFailed('refused', 'No AI provider is configured');
    return provider;
  };
  return {
    name: provider.name,
    model: provider.name === 'built-in' ? null : provider.model,
    ownKeyModel: ownKey.model,
    async ask(question) {
      try {
        return await ask(asked(question), question);
      } catch (error) {
        if (error instanceof AiFailed) {
          const { reason, message, connection } = error;
          logger.warn({ reason, message, connection }, 'The AI provider gave no usable answer');
        }
        throw error;
      }
    },
  };
}

async function ask(asked: Asked, { prompt, timeout, ...question }: AiQuestion): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const { text, finishReason, rawFinishReason } = await generateText({
      model: modelOf(asked),
      prompt,
      temperature: question.temperature,
      topP: question.topP,
      // The SDK would print a warning.
      topK: asked.name === 'gemini' ? question.topK : undefined,
      maxOutputTokens: question.maxOutputTokens,
      ...(asked.name === 'gemini' && THINKS_ON_REQUEST.test(asked.model) && { providerOptions: WITHOUT_THINKING }),
      maxRetries: 0,
      abortSignal: late.signal,
      experimental_telemetry: { isEnabled: false },
    });
    // Some filters do not fail the call.
    if (finishReason === 'content-filter')
      throw new AiFailed('blocked', `The provider blocked the answer: ${rawFinishReason}`);
    if (finishReason === 'length') throw new AiFailed('malformed', 'The answer was cut off');
    if (text.trim() === '') throw new AiFailed('malformed', 'The answer has no text');
    return text;
  } catch (error) {
    if (error instanceof AiFailed) throw error;
    if (late.signal.aborted) throw new AiFailed('timedOut', `The provider did not answer within ${timeout} ms`);
    throw failureOf(error, (message) => safeMessage(message, asked.key === null ? [] : [asked.key], prompt));
  } finally {
    clearTimeout(timer);
  }
}

/** A model object of its own for each question: a bare model id would be sent to the SDK's gateway. */
function modelOf({ name, model, baseUrl, key }: Asked): LanguageModel {
  const fetch = boundedFetch();
  if (name === 'gemini')
    return createGoogleGenerativeAI({ apiKey: key, ...(baseUrl && { baseURL: baseUrl }), fetch })(model);
  return createOpenAICompatible({ name: 'provider', baseURL: baseUrl, ...(key && { apiKey: key }), fetch })(model);
}

function failureOf(error: unknown, safe: (message: string) => string): AiFailed {
  const message = error instanceof Error ? safe(error.message) : '';
  if (!APICallError.isInstance(error))
    return new AiFailed(
      'malformed',
      message === '' ? 'The answer is not usable' : `The answer is not usable: ${message}`,
    );
  const { statusCode: status = 0 } = error;
  if (status === 408 || status >= 500)
    return new AiFailed('unavailable', `The provider has a problem: ${status} ${message}`.trimEnd());
  if (status >= 400)
    return new AiFailed('refused', `The provider refused the question: ${status} ${message}`.trimEnd());
  return new AiFailed('malformed', `The answer is not usable: ${status} ${message}`.trimEnd());
}
