/*
 * What a verification of the log finds: which events, leaves or heads differ, and how.
 */

/** Differences of one event between the log and its stored leaf. */
const eventFindings = [
  'edited',
  'missing',
  'damaged',
  'inserted',
  'reordered',
  'truncated',
  'leafChanged',
  'leafMissing',
] as const;
/** Events that readers of their stream do not see, and events that limit what they see. */
const streamFindings = ['hidden', 'hides'] as const;
/** Differences of the stored tree, of the heads, and of what these cover. */
const treeFindings = [
  ...(['nodeChanged', 'headNotOfTree', 'headUnsigned', 'headsShortened', 'logShorterThanHead'] as const),
  ...(['witnessContradicts', 'notCovered', 'olderThanHeads'] as const),
] as const;
/** Differences of read models. */
const readModelFindings = [
  'rowMissing',
  'rowUnfounded',
  'rowDifferent',
  'notBuilt',
  'notFolded',
  'notCompared',
] as const;
export const findingKinds = [...eventFindings, ...streamFindings, ...treeFindings, ...readModelFindings] as const;

export type EventFindingKind = (typeof eventFindings)[number];

export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  /** Index of the leaf in the tree. */
  readonly index?: number;
  /** Position in the log, decimal. */
  readonly position?: string;
  readonly streamId?: string;
  readonly revision?: string;
  readonly eventId?: string;
  readonly type?: string;
  /** The position at which an event that was reordered is found now. */
  readonly foundAt?: string;
  /** Size of the head or, for a witness, of its last confirmed one. */
  readonly size?: number;
  /** Size of the last head that agrees with the log: the difference lies in an event from this index on. */
  readonly since?: number;
  readonly witness?: string;
  readonly readModel?: string;
  /** The table and key of a row, or a node of the tree. */
  readonly row?: string;
}
