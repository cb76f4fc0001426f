import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { INQUIRY_NOT_FOUND } from '../replay/errors.js';
import { HISTORY_FORMAT, MAX_ASKED, verificationKinds } from './constants.js';
import { EXPORT_TOO_LARGE, NOT_IN_TREE, SIGNER_NOT_IN_HEAD, TREE_DAMAGED } from './errors.js';
import { findingKinds } from './findings.js';
import { integrityActions, storedHistoryActions } from './policy.js';

const feature = 'integrity';
const owner = 'query-service';
const method = 'GET';
const untagged = 'It changes with the log and with each verification, not with a command.';
const errors = [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID] as const;

/** A number of leaves, or the index of one. */
const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** The largest number of 64 bits. */
const MAX_NUMBER = '9223372036854775807';
/** A number of the log, decimal: it may exceed what a number of JSON holds exactly. */
const decimal = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((text) => text.length < MAX_NUMBER.length || text <= MAX_NUMBER);
/** A hash in base64. */
const hash = z.string();

const finding = z.object({
  kind: z.enum(findingKinds),
  index: z.number().optional(),
  position: z.string().optional(),
  streamId: z.string().optional(),
  revision: z.string().optional(),
  eventId: z.string().optional(),
  type: z.string().optional(),
  foundAt: z.string().optional(),
  size: z.number().optional(),
  since: z.number().optional(),
  witness: z.string().optional(),
  readModel: z.string().optional(),
  row: z.string().optional(),
});

const verification = z.object({
  kind: z.enum(verificationKinds),
  startedAt: moment,
  endedAt: moment,
  /** `aborted`: it could not be completed. */
  outcome: z.enum(['passed', 'failed', 'aborted']),
  /** Number of events or read models that were compared. */
  checked: z.number(),
  /** At most 500. */
  findings: z.array(finding),
});
export type IntegrityVerification = z.infer<typeof verification>;

/** A signed head of the log, as a note (C2SP tlog-checkpoint). */
const head = z.object({
  size: z.number(),
  root: hash,
  position: decimal.nullable(),
  signedAt: moment,
  /** With the signature of the log and the cosignatures of its witnesses. */
  note: z.string(),
  /** The key of the log: `name+id+key`. */
  key: z.string(),
  cosignatures: z.array(z.object({ witness: z.string(), confirmedAt: moment })),
});
export type IntegrityHead = z.infer<typeof head>;

const witness = z.object({
  name: z.string(),
  url: z.string(),
  /** Size of the last head that it has confirmed; 0 before the first one. */
  size: z.number(),
  confirmedAt: moment.nullable(),
  /** Why it did not confirm the latest head; null if it did. */
  problem: z.string().nullable(),
  problemAt: moment.nullable(),
});
export type IntegrityWitness = z.infer<typeof witness>;

export const showIntegrity = defineRoute({
  name: 'showIntegrity',
  summary:
    'The latest nightly verification of the log and of the read models, with what differs, and the latest signed head.',
  ...{ feature, owner, method, untagged },
  path: '/api/audit/integrity',
  action: integrityActions.showIntegrity,
  reply: z.object({
    /** The latest of each kind. */
    latest: z.array(verification),
    /** Earlier ones, the newest first, without what differed. */
    earlier: z.array(verification.omit({ findings: true })),
    /** Kinds without a completed verification since yesterday. */
    late: z.array(z.enum(verificationKinds)),
    /** Number of leaves. */
    size: z.number(),
    head: head.nullable(),
    witnesses: z.array(witness),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED],
});

export const listHeads = defineRoute({
  name: 'listHeads',
  summary: 'The signed heads of the log with the cosignatures of its witnesses, the newest first, in pages.',
  ...{ feature, owner, method, untagged },
  path: '/api/audit/integrity/heads',
  action: integrityActions.listHeads,
  /** `before`: the size at which the previous page ends. */
  query: z.object({ before: count.optional() }),
  reply: z.object({ heads: z.array(head), next: z.number().nullable() }),
  errors,
});

export const proveConsistency = defineRoute({
  name: 'proveConsistency',
  summary: 'The proof that the tree of a size continues the tree of a smaller size (RFC 9162).',
  ...{ feature, owner, method, untagged },
  path: '/api/audit/integrity/consistency',
  action: integrityActions.proveConsistency,
  query: z.object({ from: count, size: count }),
  reply: z.object({ from: z.number(), size: z.number(), proof: z.array(hash) }),
  errors: [...errors, NOT_IN_TREE, TREE_DAMAGED],
});

/** An event as the log stores it, with personal fields encrypted: the content of its leaf. */
const wireEvent = z.object({
  ...{
    id: z.string(),
    streamId: z.string(),
    revision: decimal,
    position: decimal,
    recordedAt: z.string(),
    type: z.string(),
  },
  ...{ data: z.unknown(), metadata: z.unknown() },
});
const entry = z.object({
  /** Null for an event that the tree does not contain. */
  index: z.number().nullable(),
  /** Null for a leaf whose event the log no longer has. */
  event: wireEvent.nullable(),
  proof: z.array(hash),
  /** In evidence about one person, where the event concerns only others: the place and hash of its leaf, without its content. */
  withheld: z.object({ streamId: z.string(), revision: decimal, leaf: hash }).optional(),
});
export type HistoryEntry = z.infer<typeof entry>;

const listed = z.string().transform((text) => text.split(',').filter((part) => part !== ''));
/** Streams or positions, separated by commas, the size of the head that covers them, and the inquiry under which they are asked for. */
const history = z.object({
  inquiry: id,
  streams: listed.pipe(z.array(z.string().max(500)).max(MAX_ASKED)).default([]),
  positions: listed.pipe(z.array(decimal).max(MAX_ASKED)).default([]),
  size: count,
});

export const listHistory = defineRoute({
  name: 'listHistory',
  summary:
    'The events of streams or at positions, as the log stores them, each with its inclusion proof; in pages. Recorded as a reading.',
  ...{ feature, owner, method, untagged },
  path: '/api/audit/integrity/history',
  action: storedHistoryActions.listHistory,
  /** `after`: the index at which the previous page ends. */
  query: history.extend({ after: count.optional() }),
  reply: z.object({ entries: z.array(entry), next: z.number().nullable() }),
  errors: [...errors, NOT_CAUGHT_UP, INQUIRY_NOT_FOUND, NOT_IN_TREE, TREE_DAMAGED],
});

export const exportHistory = defineRoute({
  name: 'exportHistory',
  summary: 'The same as a whole, with the signed head: a file that verify.mjs verifies offline. Recorded as a reading.',
  ...{ feature, owner, method, untagged },
  path: '/api/audit/integrity/export',
  action: storedHistoryActions.exportHistory,
  query: history,
  reply: z.object({
    format: z.literal(HISTORY_FORMAT),
    log: z.object({ origin: z.string(), key: z.string() }),
    /**
     * What the file contains: streams with their numbers of events at the head, from their first one or `from` this revision on, and the
     * revisions that it gives by their hash only; or single positions.
     */
    scope: z.object({
      streams: z.array(
        z.object({
          ...{ streamId: z.string(), from: z.number().optional(), events: z.number() },
          withheld: z.array(z.number()).optional(),
        }),
      ),
      positions: z.array(decimal),
    }),
    /** Files that were exported beside this one, with their SHA-256, hexadecimal. */
    files: z.array(z.object({ name: z.string(), sha256: z.string() })).optional(),
    /** The signed head, as a note. */
    head: z.string(),
    entries: z.array(entry),
    /** Of everything but the entries (ECDSA, P-256), by a public key that the head names (SPKI); null under a head that names none. */
    signature: z.object({ key: z.string(), value: z.string() }).nullable(),
  }),
  errors: [
    ...([...errors, NOT_CAUGHT_UP, INQUIRY_NOT_FOUND] as const),
    ...([NOT_IN_TREE, TREE_DAMAGED, EXPORT_TOO_LARGE, SIGNER_NOT_IN_HEAD] as const),
  ],
  answersWithin: 60_000,
});
export type ExportedHistory = z.infer<typeof exportHistory.reply>;

export const integrityRoutes = [...([showIntegrity, listHeads, proveConsistency, listHistory, exportHistory] as const)];
