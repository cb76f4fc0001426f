import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel } from 'ai';
import type { AiConfig } from './ai-config.js';
import { AiFailed } from './ai-failed.js';

/** A model of a provider, with the key that asks it. */
export type Asked = Exclude<AiConfig['provider'], { name: 'built-in' }>;

/** Parameters of an answer. `topK` is used by Gemini only: the other protocol has none. */
export interface Sampling {
  readonly temperature: number;
  readonly topP?: number;
  readonly topK?: number;
  /** Includes what the model thinks before it answers, if it cannot be told not to. */
  readonly maxOutputTokens?: number;
}

/** Models that need not think before they answer. Their thoughts count as output: a short answer would be cut off, and a long one late. */
const THINKS_ON_REQUEST = /^gemini-2\.5-flash/;

/** A model object of its own for each question: a bare model id would be sent to the SDK's gateway. */
export function modelOf({ name, model, baseUrl, key }: Asked, fetch: typeof globalThis.fetch): LanguageModel {
  if (name === 'gemini') return createGoogle({ apiKey: key, ...(baseUrl && { baseURL: baseUrl }), fetch })(model);
  return createOpenAICompatible({ name: 'provider', baseURL: baseUrl, ...(key && { apiKey: key }), fetch })(model);
}

/** The settings of a call of the SDK, which asks once. */
export const settingsOf = (asked: Asked, { temperature, topP, topK, maxOutputTokens }: Sampling) => ({
  ...{ temperature, topP, maxOutputTokens },
  // The SDK would print a warning.
  topK: asked.name === 'gemini' ? topK : undefined,
  ...(asked.name === 'gemini' && THINKS_ON_REQUEST.test(asked.model) && { reasoning: 'none' as const }),
  maxRetries: 0,
  telemetry: { isEnabled: false },
});

/** What a status of a provider says, in our words: its own may quote the question or the key. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The provider refused the question, or does not accept the key',
  401: 'The provider does not accept the key',
  403: 'The provider does not accept the key',
  404: 'The provider does not know the model',
  429: 'The provider answers no more questions for now',
};

/** Why a call failed. Nothing that the provider wrote is in the message, except its status. */
export function failureOf(error: unknown): AiFailed {
  if (error instanceof AiFailed) return error;
  if (!APICallError.isInstance(error)) return new AiFailed('malformed', 'The answer is not usable');
  // What ended the body of a streamed reply is the cause of an error of the SDK.
  if (error.cause instanceof AiFailed) return error.cause;
  const { statusCode: status = 0 } = error;
  if (status === 408 || status >= 500) return new AiFailed('unavailable', `The provider has a problem: ${status}`);
  if (status >= 400)
    return new AiFailed('refused', `${REFUSALS[status] ?? 'The provider refused the question'}: ${status}`);
  return new AiFailed('malformed', `The answer is not usable: ${status}`);
}

/** A provider's filter ended an answer. Its reason is named if it is a code, such as SAFETY, and no sentence. */
export const blockedBy = (reason: string | undefined): AiFailed =>
  new AiFailed(
    'blocked',
    `The provider blocked the answer${/^[A-Za-z_-]{1,30}$/.test(reason ?? '') ? `: ${reason}` : ''}`,
  );
