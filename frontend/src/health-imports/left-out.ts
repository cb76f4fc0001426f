import { type LeftOutKind, type SkipReason, skipReasons } from '@anamnesis/contracts/health-imports/constants';
import type { ImportResult } from '@anamnesis/contracts/health-imports/events';
import { listText } from '../language/list-text';
import type { TextsOf } from '../language/message-types';
import type english from './messages.en';

/** The order of the sentences, each with a list of kinds. */
const REASONS = ['other', 'counted', 'unreadable', 'implausible'] as const;
/** What other entries of the same export have already. */
const COUNTED: ReadonlySet<LeftOutKind> = new Set(['sleepTwice', 'energyTwice', 'repeatedDay']);

const reasonOf = (kind: LeftOutKind, reason: SkipReason) => (COUNTED.has(kind) ? 'counted' : reason);

/** The sentences on what an export has and what counts nowhere: by what it is, and for earlier imports by the reason alone. */
export function leftOutSentences(m: TextsOf<typeof english>, { skipped, leftOut }: ImportResult): string[] {
  if (!leftOut)
    return skipReasons.filter((each) => skipped[each] > 0).map((each) => m.skipped[each]({ count: skipped[each] }));
  return [
    // What such a file has counts: it is not left out.
    ...leftOut.flatMap(({ kind, count }) => (kind === 'cutFile' ? [m.cutFile({ count })] : [])),
    ...REASONS.flatMap((each) => {
      const kinds = leftOut.flatMap(({ reason, kind, count }) =>
        kind !== 'cutFile' && reasonOf(kind, reason) === each ? [m.leftOutKinds[kind]({ count })] : [],
      );
      return kinds.length > 0 ? [m.leftOut[each]({ list: listText(kinds) })] : [];
    }),
  ];
}
