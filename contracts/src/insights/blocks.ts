import { z } from 'zod';

/** A part of a line in one style. */
const run = z.object({ text: z.string(), bold: z.boolean().optional(), italic: z.boolean().optional() });
export type Run = z.infer<typeof run>;

/** A line in parts of one style each. */
export const runs = z.array(run);

/** A part of an explanation. It has no links, pictures or HTML: its texts are shown as they are. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
]);
export type Block = z.infer<typeof block>;

/** Why a sentence was left out. */
const leftOutReasons = [
  /** A value, or its unit, that the report does not give to the test. */
  'otherValue',
  /** "High", "low" or "normal" contrary to the value and its range. */
  'otherStanding',
  /** A limit that is not that of the range. */
  'otherRange',
  /** An earlier value, its date or a change that the earlier values do not show. */
  'otherTrend',
  /** A number that belongs to nothing known. */
  'unknownNumber',
  /** A dose, what to do with a medicine, or a diagnosis. */
  'advice',
  'link',
  /** A sentence with a word that neither the facts prove nor the list of plain words has. */
  'unproved',
  /** A sentence, or the rest of a text, that is too long to be compared. */
  'tooLong',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A sentence that was left out. */
export const leftOut = z.object({ text: z.string(), reason: z.enum(leftOutReasons) });
export type LeftOut = z.infer<typeof leftOut>;
