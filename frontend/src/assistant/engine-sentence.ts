import type { AnswerEngine } from '@anamnesis/contracts/assistant/turn';
import type { AssistantTexts } from './messages';

/** What wrote an answer; null for what a rule answered, which is not written. */
export function engineSentence({ engines }: AssistantTexts, { kind, model }: AnswerEngine): string | null {
  if (kind === 'rules') return null;
  if (kind === 'built-in') return engines.builtIn;
  return (kind === 'gemini' ? engines.gemini : engines.other)({ model: model ?? '' });
}
