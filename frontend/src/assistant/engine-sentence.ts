import type { WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import type { AssistantTexts } from './messages';

/** An engine, and why a provider gave no answer. */
export type Written = Pick<WrittenAnswer, 'engine' | 'failure'>;

/** What wrote an answer; null for what a rule answered, which is not written. */
export function engineSentence({ engines }: AssistantTexts, { engine, failure }: Written): string | null {
  const { kind, model } = engine;
  if (kind === 'rules') return null;
  if (kind === 'built-in') return failure ? engines.instead : engines.builtIn;
  return (kind === 'gemini' ? engines.gemini : engines.other)({ model: model ?? '' });
}
