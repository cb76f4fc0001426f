import {
  type ImportFailure,
  type LeftOutKind,
  type SkipReason,
  skipReasons,
} from '@anamnesis/contracts/health-imports/constants';
import type { ImportResult } from '@anamnesis/contracts/health-imports/events';

/** Counts what an export has and what counts nowhere, by its reason and kind. */
export interface LeftOut {
  /** `count`: of entries. */
  add(reason: SkipReason, kind: LeftOutKind, count?: number): void;
  /** Why an export has no day. */
  whyEmpty(): Extract<ImportFailure, 'empty' | 'workoutsOnly' | 'undated'>;
  read(): Required<Pick<ImportResult, 'skipped' | 'leftOut'>>;
}

export function createLeftOut(): LeftOut {
  const counts = new Map<SkipReason, Map<LeftOutKind, number>>(skipReasons.map((reason) => [reason, new Map()]));
  const kindsOf = (reason: SkipReason) => [...(counts.get(reason) ?? [])];
  const sumOf = (reason: SkipReason) => kindsOf(reason).reduce((sum, [, count]) => sum + count, 0);
  return {
    add(reason, kind, count = 1) {
      if (count === 0) return;
      const kinds = counts.get(reason);
      kinds?.set(kind, (kinds.get(kind) ?? 0) + count);
    },
    whyEmpty() {
      if (counts.get('unreadable')?.has('undated')) return 'undated';
      const other = counts.get('other');
      return other?.has('workout') || other?.has('workoutHeartRate') ? 'workoutsOnly' : 'empty';
    },
    read: () => ({
      skipped: { other: sumOf('other'), unreadable: sumOf('unreadable'), implausible: sumOf('implausible') },
      leftOut: skipReasons.flatMap((reason) =>
        kindsOf(reason)
          .toSorted(([, one], [, other]) => other - one)
          .map(([kind, count]) => ({ reason, kind, count })),
      ),
    }),
  };
}
