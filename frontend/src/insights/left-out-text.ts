import type { LeftOut, LeftOutReason } from '@anamnesis/contracts/insights/blocks';
import type { InsightTexts } from './messages';

const REASONS: Readonly<Record<LeftOutReason, keyof InsightTexts['leftOutReasons']>> = {
  ...{ otherValue: 'contradicts', otherStanding: 'contradicts', otherRange: 'contradicts', otherTrend: 'contradicts' },
  ...{ unknownNumber: 'unproved', unproved: 'unproved', tooLong: 'unproved' },
  ...{ advice: 'advice', link: 'link' },
};

/** How many sentences of a provider were left out, and why. The sentences are not shown: they may be wrong. */
export function leftOutText(m: InsightTexts, leftOut: readonly LeftOut[]): string {
  const counts = new Map<keyof InsightTexts['leftOutReasons'], number>();
  for (const { reason } of leftOut) counts.set(REASONS[reason], (counts.get(REASONS[reason]) ?? 0) + 1);
  const reasons = [...counts].map(([reason, count]) => m.leftOutReasons[reason]({ count })).join('; ');
  return m.leftOut({ count: leftOut.length, reasons });
}
