import type { Logger } from '../logging/logger.js';
import type { AiConfig } from './ai-config.js';
import { AiFailed } from './ai-failed.js';
import type { Asked, Sampling } from './asked-model.js';
import type { AiConversation, AiPart } from './converse.js';

/** A question to a language model, which has no tools and no memory. */
export interface AiQuestion extends Sampling {
  readonly prompt: string;
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
  /** The answer of a conversation while it is written. Throws `AiFailed`; ends without a last part once its signal is aborted. */
  converse(conversation: AiConversation): AsyncIterable<AiPart>;
}

/** A key without characters that a header refuses: the error about them would quote it. */
const isKey = (key: string) => /^[\x21-\x7e]{1,500}$/.test(key);

/** The configured language model. Failures are logged, without the question. The built-in provider answers only questions with a person's own key. */
export function createAi({ provider, ownKey }: AiConfig, logger: Pick<Logger, 'warn'>): Ai {
  const asked = ({ key }: Pick<AiQuestion, 'key'>): Asked => {
    if (key !== undefined) {
      if (!isKey(key)) throw new AiFailed('refused', 'The key is empty or has characters that no key has');
      return { name: 'gemini', key, ...ownKey };
    }
    if (provider.name === 'built-in') throw new AiFailed('refused', 'No AI provider is configured');
    return provider;
  };
  const report = (error: unknown) => {
    if (!(error instanceof AiFailed)) return;
    const { reason, message, connection } = error;
    logger.warn({ reason, message, connection }, 'The AI provider gave no usable answer');
  };
  return {
    name: provider.name,
    model: provider.name === 'built-in' ? null : provider.model,
    ownKeyModel: ownKey.model,
    async ask(question) {
      try {
        const model = asked(question);
        const { ask } = await import('./ask.js');
        return await ask(model, question);
      } catch (error) {
        report(error);
        throw error;
      }
    },
    async *converse(conversation) {
      try {
        const model = asked(conversation);
        const { converse } = await import('./converse.js');
        yield* converse(model, conversation);
      } catch (error) {
        report(error);
        throw error;
      }
    },
  };
}
