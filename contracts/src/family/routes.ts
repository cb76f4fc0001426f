import { z } from 'zod';
import { genders } from '../accounts/constants.js';
import { EMAIL_INVALID } from '../accounts/field-problems.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id, moment } from '../language/reply.js';
import { spokenLanguages } from '../language/languages.js';
import { defineRoute } from '../language/route.js';
import { familyEmailPurposes, familyScope, familySides, familyTieStates, MAX_INVITED_AT_ONCE } from './constants.js';
import {
  FAMILY_ALREADY_ADDED,
  FAMILY_EMAIL_UNCONFIRMED,
  FAMILY_INVITATION_DECLINED,
  FAMILY_INVITATION_EXPIRED,
  FAMILY_INVITED_RECENTLY,
  FAMILY_TIE_CHANGED,
  FAMILY_TIE_NOT_FOUND,
  FAMILY_TOO_MANY_INVITED,
} from './errors.js';
import { FAMILY_EMAIL_MISSING, FAMILY_EMAILS_TOO_MANY } from './field-problems.js';
import { familyActions, ownFamilyActions } from './policy.js';

const feature = 'family';
const scope = z.array(z.enum(familyScope));

/** A person whose record the caller sees or has asked to see. `_id` identifies the tie. */
const familyMember = z.object({
  _id: id,
  /** The member's account and name; null before they accept, since only the address was known to the caller. */
  patientId: id.nullable(),
  fullName: z.string().nullable(),
  /** As the caller typed it, until the member accepts. */
  email: z.string(),
  state: z.enum(familyTieStates),
  /** Time of the invitation or, once it was answered, of the answer. */
  since: moment,
  /** When the invitation expires if it is not answered. */
  until: moment,
  /** What the invitation asks to see; once it is accepted, what the member has agreed to. */
  scope,
  /** Needed to choose the reference range of some laboratory values; null unless the member shares their test reports. */
  gender: z.enum(genders).nullable(),
  age: z.number().int().nullable(),
});
export type FamilyMember = z.infer<typeof familyMember>;

/** A person who sees the caller's record. */
const familyReader = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  since: moment,
  scope,
  /** Latest time at which they opened a part of the record; null if they have not. */
  lastOpened: moment.nullable(),
});
export type FamilyReader = z.infer<typeof familyReader>;

/** An open invitation to the caller. */
const familyInvitation = z.object({
  _id: id,
  fullName: z.string(),
  email: z.string(),
  askedAt: moment,
  until: moment,
  scope,
});
export type FamilyInvitation = z.infer<typeof familyInvitation>;

export const listFamily = defineRoute({
  name: 'listFamily',
  summary: "The signed-in patient's family: whose record they see, who sees theirs, and the invitations to answer.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/family',
  action: ownFamilyActions.listFamily,
  shows: ['family'],
  reply: z.object({
    data: z.object({
      familyMembers: z.array(familyMember),
      readers: z.array(familyReader),
      /** Empty until the caller has confirmed their address: an invitation is for its owner. */
      invitations: z.array(familyInvitation),
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

const isEmail = (text: string) => z.email().safeParse(text).success;
const added = z.object({ _id: id, email: z.string(), until: moment });

export const addFamilyMembers = defineRoute({
  name: 'addFamilyMembers',
  summary:
    'Invites people by email to show the signed-in patient their record. The reply does not tell whether an address has an account. If nobody can be invited, the first reason is returned as an error.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/family/add',
  action: ownFamilyActions.addFamilyMembers,
  changes: ['family'],
  body: z.object({
    /** Email addresses; blank ones are dropped. */
    familyMembers: z
      .array(
        z
          .string()
          .trim()
          .max(254)
          .refine((text) => text === '' || isEmail(text), EMAIL_INVALID.code),
      )
      .overwrite((list) => list.filter((text) => text !== ''))
      .min(1, FAMILY_EMAIL_MISSING.code)
      .max(MAX_INVITED_AT_ONCE, FAMILY_EMAILS_TOO_MANY.code),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    addedMembers: z.array(added),
    /** The addresses that could not be invited, each with the code and sentence of the error. */
    notAdded: z.array(z.object({ email: z.string(), code: z.string(), message: z.string() })),
    /** The same as `addedMembers`. */
    data: z.object({ user: z.object({ family: z.array(added) }) }),
  }),
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, FAMILY_EMAIL_UNCONFIRMED, FAMILY_ALREADY_ADDED] as const),
    ...([FAMILY_INVITED_RECENTLY, FAMILY_INVITATION_DECLINED, FAMILY_TOO_MANY_INVITED] as const),
  ],
  attemptsPerMinute: 12,
});

const aboutATie = {
  feature,
  owner: 'command-service',
  method: 'POST',
  changes: ['family'],
  params: z.object({ id }),
  reply: doneReply,
} as const;
const refusals = [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, FAMILY_TIE_NOT_FOUND, FAMILY_TIE_CHANGED] as const;

export const acceptFamilyInvitation = defineRoute({
  ...aboutATie,
  name: 'acceptFamilyInvitation',
  summary: 'Accepts an invitation: from now on the inviter can read the record. Repeated, it has no effect.',
  path: '/api/users/family/:id/accept',
  action: familyActions.acceptFamilyInvitation,
  errors: [...refusals, FAMILY_INVITATION_EXPIRED, FAMILY_EMAIL_UNCONFIRMED],
});

export const declineFamilyInvitation = defineRoute({
  ...aboutATie,
  name: 'declineFamilyInvitation',
  summary: 'Declines an invitation. Repeated, it has no effect.',
  path: '/api/users/family/:id/decline',
  action: familyActions.declineFamilyInvitation,
  errors: [...refusals, FAMILY_INVITATION_EXPIRED, FAMILY_EMAIL_UNCONFIRMED],
});

export const withdrawFamilyTie = defineRoute({
  ...aboutATie,
  name: 'withdrawFamilyTie',
  summary:
    'Ends a tie at once: the member stops showing their record, or the inviter stops seeing it or takes an open invitation back. Repeated, it has no effect.',
  path: '/api/users/family/:id/withdraw',
  action: familyActions.withdrawFamilyTie,
  errors: refusals,
});

/** Called by the job that sends the email, so that addresses and names are never stored in a queue. */
export const showFamilyEmail = defineRoute({
  name: 'showFamilyEmail',
  summary: 'The data to compose an email about a family tie; null if it must not be sent or is no longer current.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/family/:id/email',
  action: ownFamilyActions.showFamilyEmail,
  params: z.object({ id }),
  query: z.object({ side: z.enum(familySides), purpose: z.enum(familyEmailPurposes) }),
  reply: z.object({
    data: z
      .object({
        to: z.string(),
        /** The recipient's language; without an account, the inviter's. */
        language: z.enum(spokenLanguages),
        /** The recipient's name; null without an account. */
        name: z.string().nullable(),
        /** The other side: the inviter's name and address; of a member who has not accepted, only the address. */
        other: z.object({ name: z.string().nullable(), email: z.string() }),
        /** The kinds of entries that the invitation asks for, or that the consent covers. */
        scope,
        /** The side that withdrew; null in every other email. */
        by: z.enum(familySides).nullable(),
        /** The page to answer or look at it; without an account, the one to sign up. */
        link: z.url(),
      })
      .nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, FAMILY_TIE_NOT_FOUND, NOT_CAUGHT_UP],
});

export const familyRoutes = [
  listFamily,
  addFamilyMembers,
  acceptFamilyInvitation,
  declineFamilyInvitation,
  withdrawFamilyTie,
  showFamilyEmail,
] as const;
