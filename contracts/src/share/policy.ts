import { always, definePolicy, own, policy, type GrantAboutOne, type Rule } from '../language/policy.js';
import type { Actor } from '../language/role.js';
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

/** The rule that an open share link shows this part of the record; with null, whose record it is. */
const throughShareLink = (part: SharePart | null): Rule<SharedRecordFacts, ShareGrant, Actor | null> => ({
  when: 'with a share link and its pass code, while it lasts',
  ask: (_, { linkId, patientId, scope, state, isSessionOver }) => {
    if (state === 'revoked') return SHARE_REVOKED;
    if (state === 'expired') return SHARE_EXPIRED;
    if (isSessionOver) return SHARE_SESSION_ENDED;
    if (part !== null && !scope.includes(part)) return SHARE_PART_HIDDEN;
    return { subject: patientId, ground: { purpose: 'share', linkId } };
  },
});

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
