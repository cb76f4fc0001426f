import type { FamilyScope, FamilySide } from '@anamnesis/contracts/family/constants';
import {
  FamilyInvitationAccepted,
  FamilyInvitationDeclined,
  FamilyMemberInvited,
  FamilyTieWithdrawn,
} from '@anamnesis/contracts/family/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { moment, nullable, text, texts, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const ties = defineTable({
  name: 'family_ties',
  key: 'tie_id',
  subject: 'member_id',
  columns: {
    tie_id: uuid(),
    inviter_id: uuid(),
    /** The account with the invited address, which may not exist yet. */
    member_id: uuid(),
    /** As the inviter typed it in the latest invitation. */
    email: text(),
    /** An unanswered invitation stays `invited` after `until`. */
    state: text<'invited' | 'accepted' | 'declined' | 'withdrawn'>(),
    scope: texts<FamilyScope>(),
    invited_at: moment(),
    until: moment(),
    /** Time of the latest change. */
    since: moment(),
    withdrawn_by: nullable(text<FamilySide>()),
  },
  indexes: ['(inviter_id)', '(member_id)'],
});
export type FamilyTieRow = RowOf<typeof ties>;

/** Whose records a person sees or asks to see, and who sees theirs. */
export const familyTies = defineReadModel({
  name: 'family-ties',
  version: 1,
  tables: [ties],
  handles: [FamilyMemberInvited, FamilyInvitationAccepted, FamilyInvitationDeclined, FamilyTieWithdrawn],
  on: {
    FamilyMemberInvited: ({ data, recordedAt }) =>
      put(ties, {
        ...{ tie_id: data.tieId, inviter_id: data.inviterId, member_id: data.memberId, email: data.email },
        ...{ state: 'invited', scope: data.scope, invited_at: recordedAt, until: data.until, since: recordedAt },
        withdrawn_by: null,
      }),
    FamilyInvitationAccepted: ({ data, recordedAt }) =>
      change(ties, data.tieId, { state: 'accepted', scope: data.scope, since: recordedAt }),
    FamilyInvitationDeclined: ({ data, recordedAt }) =>
      change(ties, data.tieId, { state: 'declined', since: recordedAt }),
    FamilyTieWithdrawn: ({ data, recordedAt }) =>
      change(ties, data.tieId, { state: 'withdrawn', since: recordedAt, withdrawn_by: data.by }),
  },
});
