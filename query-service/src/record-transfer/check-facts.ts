import type { WrittenEntry } from './record-parts.js';
import type { RecordPdfTexts } from './record-pdf-messages.js';

/** What a medicine was warned of and why it was prescribed all the same, or that it could not be checked; nothing for another entry. */
export function checkFacts(
  m: RecordPdfTexts,
  {
    warning_override: override,
    confirmed_unchecked: isUnchecked,
  }: Pick<WrittenEntry, 'warning_override' | 'confirmed_unchecked'>,
): { label: string; text: string }[] {
  return [
    ...(isUnchecked ? [{ label: m.check, text: m.notChecked }] : []),
    // The doctor was warned in these words.
    ...(override?.warnings ?? []).map(({ ingredients, concerns, severity, why }) => ({
      label: m.warned,
      text: `${ingredients.join(', ')} / ${concerns.text} (${severity}): ${why}`,
    })),
    ...(override ? [{ label: m.reason, text: override.reason }] : []),
  ];
}
