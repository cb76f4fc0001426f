import { always, definePolicy, isError, own, policy, type GrantAboutOne, type Rule } from '../language/policy.js';
import type { ErrorKind } from '../language/refusal.js';
import type { Actor } from '../language/role.js';
import type { EntryKind } from '../records/constants.js';
import { DOCUMENT_NOT_FOUND } from '../records/errors.js';
import { partOf } from '../records/parts.js';
import type { SharePart, ShareState } from './constants.js';
import { SHARE_EXPIRED, SHARE_PART_HIDDEN, SHARE_REVOKED, SHARE_SESSION_ENDED } from './errors.js';

/** The facts about an open share link: what the session of a visitor may read now. */
export interface SharedRecordFacts {
  readonly linkId: string;
  readonly patientId: string;
  readonly scope: readonly SharePart[];
  readonly state: ShareState;
  /** Whether the session's own minutes are over. */
  readonly isSessionOver: boolean;
}

/** A grant to read a shared record; the ground names the link. */
export interface ShareGrant extends GrantAboutOne {
  readonly ground: { readonly purpose: 'share'; readonly linkId: string };
}

/** The facts about a document that a visitor asks for. */
export interface SharedDocumentFacts extends SharedRecordFacts {
  /** The kind of its entry; null if the record has no such document. */
  readonly kind: EntryKind | null;
}

const WHILE_IT_LASTS = 'with a share link and its pass code, while it lasts';

/** The grant of an open share link, or why it has ended. */
function throughOpenLink({ linkId, patientId, state, isSessionOver }: SharedRecordFacts): ShareGrant | ErrorKind {
  if (state === 'revoked') return SHARE_REVOKED;
  if (state === 'expired') return SHARE_EXPIRED;
  if (isSessionOver) return SHARE_SESSION_ENDED;
  return { subject: patientId, ground: { purpose: 'share', linkId } };
}

/** The rule that an open share link shows this part of the record; with null, whose record it is. */
const throughShareLink = (part: SharePart | null): Rule<SharedRecordFacts, ShareGrant, Actor | null> => ({
  when: WHILE_IT_LASTS,
  ask: (_, facts) => {
    const answer = throughOpenLink(facts);
    return !isError(answer) && part !== null && !facts.scope.includes(part) ? SHARE_PART_HIDDEN : answer;
  },
});

/** Documents of the other parts get the reply of documents that do not exist. */
const documentThroughShareLink: Rule<SharedDocumentFacts, ShareGrant, Actor | null> = {
  when: WHILE_IT_LASTS,
  ask: (_, facts) => {
    const answer = throughOpenLink(facts);
    const isShown = facts.kind !== null && facts.scope.includes(partOf[facts.kind]);
    return isError(answer) || isShown ? answer : DOCUMENT_NOT_FOUND;
  },
};

const ofAShareLink = { about: 'shared record', otherwise: SHARE_SESSION_ENDED } as const;
const ofAShareLinkTo = definePolicy<SharedRecordFacts, ShareGrant>();

/** Reading a shared record: each reading is recorded. */
export const sharedReadActions = ofAShareLinkTo(
  { ...ofAShareLink, recorded: true },
  {
    listSharedPrescriptions: { anyone: throughShareLink('prescriptions') },
    listSharedTestReports: { anyone: throughShareLink('testReports') },
    listSharedDiagnoses: { anyone: throughShareLink('diagnoses') },
  },
);

/** Opening a document of a shared record: each reading is recorded. */
export const sharedDocumentActions = definePolicy<SharedDocumentFacts, ShareGrant>()(
  { about: 'shared document', otherwise: SHARE_SESSION_ENDED, recorded: true },
  { openSharedDocument: { anyone: documentThroughShareLink } },
);

/** Whose record is shared. The opening of the link is an event of its own, so this is not recorded again. */
export const sharedActions = ofAShareLinkTo(
  { ...ofAShareLink, recorded: false },
  { showSharedRecord: { anyone: throughShareLink(null) } },
);

/** Actions that need no open link: on the patient's own links, and opening one. */
export const shareActions = policy({
  createShareLink: { patient: own },
  revokeShareLink: { patient: own },
  listShareLinks: { patient: own },
  openShareLink: { anyone: always('share', 'with the pass code') },
});
