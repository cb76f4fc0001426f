import type { WrittenEntry } from './record-parts.js';
import { texts } from './texts.js';

/** What a medicine was warned of and why it was prescribed all the same, or that it could not be checked; nothing for another entry. */
export function checkFacts({
  warning_override: override,
  confirmed_unchecked: isUnchecked,
}: Pick<WrittenEntry, 'warning_override' | 'confirmed_unchecked'>): { label: string; text: string }[] {
  return [
    ...(isUnchecked ? [{ label: texts.check, text: texts.notChecked }] : []),
    ...(override?.warnings ?? []).map(({ ingredients, concerns, severity, why }) => ({
      label: texts.warned,
      text: `${ingredients.join(', ')} / ${concerns.text} (${severity}): ${why}`,
    })),
    ...(override ? [{ label: texts.reason, text: override.reason }] : []),
  ];
}
