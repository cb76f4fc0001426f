import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { languageHeader } from '../language/language-header.js';
import { id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { SIGNER_NOT_IN_HEAD, TREE_DAMAGED } from '../integrity/errors.js';
import { HISTORY_NOT_FOUND, HISTORY_TOO_LONG, INQUIRY_NOT_FOUND } from '../replay/errors.js';
import { EVIDENCE_BUSY, EVIDENCE_EMPTY, EVIDENCE_TOO_LARGE, EVIDENCE_UNPROVED } from './errors.js';
import { evidenceActions } from './policy.js';

export const openEvidence = defineRoute({
  name: 'openEvidence',
  summary:
    'An evidence package about one patient and period as a ZIP: the events as stored, their proofs and the signed head, the same events readable, a signed PDF, and the command that verifies it offline. Recorded as a reading.',
  feature: 'evidence',
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/evidence/:id',
  action: evidenceActions.openEvidence,
  untagged: 'A package is made for each request.',
  params: z.object({ id }),
  /** `from` is included, `to` is not. */
  query: z.object({ inquiry: id, from: moment, to: moment }),
  headers: languageHeader,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP, EVIDENCE_BUSY] as const),
    ...([INQUIRY_NOT_FOUND, HISTORY_NOT_FOUND, HISTORY_TOO_LONG] as const),
    ...([EVIDENCE_TOO_LARGE, EVIDENCE_EMPTY, EVIDENCE_UNPROVED, SIGNER_NOT_IN_HEAD, TREE_DAMAGED] as const),
  ],
  answersWithin: 60_000,
  attemptsPerMinute: 6,
});

export const evidenceRoutes = [openEvidence] as const;
