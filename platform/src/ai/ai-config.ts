import type { z } from 'zod';
import type { aiSettings } from '../config/environment.js';

/** A Gemini model, and where it is asked. */
interface GeminiModel {
  readonly model: string;
  /** Null for Google's own address. */
  readonly baseUrl: string | null;
}

/** Which model answers, and which one a person's own key asks. */
export interface AiConfig {
  readonly provider:
    | { readonly name: 'built-in' }
    | ({ readonly name: 'gemini'; readonly key: string } & GeminiModel)
    | {
        readonly name: 'openai-compatible';
        readonly model: string;
        readonly baseUrl: string;
        /** A server on the own network may need none. */
        readonly key: string | null;
      };
  /** Asked with a person's own key, which is always one of Gemini. */
  readonly ownKey: GeminiModel;
}

const GEMINI_MODEL = 'gemini-2.5-flash';

/** The configured provider. Throws if a setting that it needs is missing. */
export function aiConfigFrom({ AI_PROVIDER, AI_KEY, AI_MODEL, AI_BASE_URL }: z.infer<typeof aiSettings>): AiConfig {
  if (AI_PROVIDER === 'openai-compatible') {
    if (!AI_BASE_URL) throw new Error('AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as https://host/v1');
    if (!AI_MODEL) throw new Error('AI_PROVIDER=openai-compatible needs AI_MODEL');
    const provider = { name: AI_PROVIDER, model: AI_MODEL, baseUrl: AI_BASE_URL, key: AI_KEY ?? null };
    return { provider, ownKey: { model: GEMINI_MODEL, baseUrl: null } };
  }
  const gemini = { model: AI_MODEL ?? GEMINI_MODEL, baseUrl: AI_BASE_URL ?? null };
  if (AI_PROVIDER === 'built-in') return { provider: { name: AI_PROVIDER }, ownKey: gemini };
  if (!AI_KEY) throw new Error('AI_PROVIDER=gemini needs AI_KEY: a key of the Gemini API');
  return { provider: { name: AI_PROVIDER, key: AI_KEY, ...gemini }, ownKey: gemini };
}

/** The configuration of a process without the operator's key, which asks with keys of persons only. */
export const ownKeyConfigFrom = ({ AI_PROVIDER, ...gemini }: Omit<z.infer<typeof aiSettings>, 'AI_KEY'>): AiConfig =>
  aiConfigFrom({ AI_PROVIDER: 'built-in', ...(AI_PROVIDER !== 'openai-compatible' && gemini) });
