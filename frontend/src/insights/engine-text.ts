import type { InsightEngine } from '@anamnesis/contracts/insights/insight';
import type { InsightTexts } from './messages';

/** Who wrote an explanation or a summary. */
export function engineText(texts: InsightTexts['engines'], { kind, model }: InsightEngine): string {
  if (kind === 'built-in') return texts.builtIn;
  return (kind === 'gemini' ? texts.gemini : texts.other)({ model: model ?? '' });
}
