import type { ModerationState, ReportReason } from '@anamnesis/contracts/community/constants';
import {
  MemberJoined,
  MemberLeft,
  MemberRemoved,
  MessageHidden,
  MessageHiddenForMe,
  MessagePosted,
  MessageReported,
  MessageShownForMe,
  PersonBlocked,
  PersonUnblocked,
  ReportsDismissed,
  RoomCreated,
  RoomRead,
} from '@anamnesis/contracts/community/events';
import type { Membership } from '@anamnesis/contracts/community/membership';
import { accumulate, type Change, change, put, remove } from '@anamnesis/platform/read-model/change';
import { flag, integer, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const rooms = defineTable({
  name: 'community_rooms',
  key: 'room_id',
  subject: 'creator_id',
  columns: {
    room_id: text(),
    creator_id: uuid(),
    name: text(),
    description: text(),
    /** Counted here, so that a list of rooms counts no rows of members. */
    member_count: integer(),
    /** Of the newest message or change of a message; before any, of the creation. */
    changed: position(),
  },
});
export type RoomRow = RowOf<typeof rooms>;

const members = defineTable({
  name: 'community_members',
  key: 'membership',
  subject: 'member_id',
  columns: {
    /** Room and account. */
    membership: text(),
    room_id: text(),
    member_id: uuid(),
    status: text<Membership['status']>(),
    /** Time and position of the latest joining. */
    joined_at: moment(),
    joined: position(),
  },
  indexes: ['(room_id)', '(member_id)'],
});
export type MemberRow = RowOf<typeof members>;

/** Up to where somebody has read a room. */
const marks = defineTable({
  name: 'community_marks',
  key: 'membership',
  subject: 'member_id',
  columns: { membership: text(), member_id: uuid(), read_up_to: position() },
});

const messages = defineTable({
  name: 'community_messages',
  key: 'message_id',
  subject: 'author_id',
  columns: {
    message_id: uuid(),
    room_id: text(),
    author_id: uuid(),
    text: text(),
    posted_at: moment(),
    /** Of its posting: the order of the room. */
    position: position(),
    /** Of its posting or hiding, whichever is later: the order in which readers learn of it. */
    changed: position(),
    hidden_reason: nullable(text<ReportReason>()),
    hidden_at: nullable(moment()),
  },
  indexes: ['(room_id, position desc)', '(room_id, changed)'],
});
export type MessageRow = RowOf<typeof messages>;

/** The messages that operators review. */
const reported = defineTable({
  name: 'community_reported',
  key: 'message_id',
  subject: 'author_id',
  columns: {
    message_id: uuid(),
    author_id: uuid(),
    state: text<ModerationState>(),
    report_count: integer(),
    /** Number of reports and decisions. */
    version: integer(),
    /** Whether somebody may be in danger, by a report since the last decision. */
    is_danger: flag(),
    /** The first report since the last decision. */
    first_reported_at: moment(),
    last_reported_at: moment(),
  },
  indexes: ['(state, first_reported_at)'],
});
export type ReportedRow = RowOf<typeof reported>;

const reports = defineTable({
  name: 'community_reports',
  key: 'position',
  subject: 'reporter_id',
  columns: {
    position: position(),
    message_id: uuid(),
    reporter_id: uuid(),
    reason: text<ReportReason>(),
    words: text(),
    at: moment(),
  },
  indexes: ['(message_id)', '(reporter_id)'],
});
export type ReportRow = RowOf<typeof reports>;

/** Who has reported a message that was not found harmless since: they do not see it. */
const reporters = defineTable({
  name: 'community_reporters',
  key: 'report',
  subject: 'reporter_id',
  columns: {
    /** Message and reporter. */
    report: text(),
    reporter_id: uuid(),
  },
});

const decisions = defineTable({
  name: 'community_decisions',
  key: 'position',
  subject: 'author_id',
  columns: {
    position: position(),
    message_id: uuid(),
    author_id: uuid(),
    operator_id: uuid(),
    decision: text<'hidden' | 'dismissed'>(),
    reason: nullable(text<ReportReason>()),
    notes: text(),
    at: moment(),
  },
  indexes: ['(message_id)'],
});
export type DecisionRow = RowOf<typeof decisions>;

/** Messages that one person has hidden for themselves. */
const hidden = defineTable({
  name: 'community_hidden',
  key: 'choice',
  subject: 'account_id',
  columns: {
    /** Account and message. */
    choice: text(),
    account_id: uuid(),
    message_id: uuid(),
  },
});

const blocked = defineTable({
  name: 'community_blocked',
  key: 'choice',
  subject: 'account_id',
  columns: {
    /** Account and blocked account. */
    choice: text(),
    account_id: uuid(),
    blocked_id: uuid(),
    since: moment(),
  },
  indexes: ['(account_id)'],
});

const pair = (one: string, other: string) => `${one} ${other}`;
const counted = (roomId: string, by: 1 | -1): Change =>
  change(rooms, roomId, ({ member_count: count }) => ({ member_count: count + by }));
/** The end of a membership, also of one that had ended before, which is counted no more. */
const ended = (
  { roomId, memberId, was }: { roomId: string; memberId: string; was: 'member' | 'left' },
  status: 'left' | 'removed',
): Change[] => [
  change(members, pair(roomId, memberId), { status }),
  ...(was === 'member' ? [counted(roomId, -1)] : []),
];
/** What a person's choice about a message or another person is found by. */
const chosen = (accountId: string, aboutId: string) => ({ choice: pair(accountId, aboutId), account_id: accountId });

/** What the members of a room read, what each of them has chosen to see, and what operators review. */
export const community = defineReadModel({
  name: 'community',
  version: 2,
  tables: [rooms, members, marks, messages, reported, reports, reporters, decisions, hidden, blocked],
  handles: [
    ...([RoomCreated, MemberJoined, MemberLeft, MemberRemoved, RoomRead] as const),
    ...([MessagePosted, MessageReported, MessageHidden, ReportsDismissed] as const),
    ...([MessageHiddenForMe, MessageShownForMe, PersonBlocked, PersonUnblocked] as const),
  ],
  on: {
    RoomCreated: ({ data: { roomId, creatorId, name, description }, position }) =>
      put(rooms, { room_id: roomId, creator_id: creatorId, name, description, member_count: 0, changed: position }),

    MemberJoined: ({ data: { roomId, memberId }, position, recordedAt }) => [
      put(members, {
        ...{ membership: pair(roomId, memberId), room_id: roomId, member_id: memberId },
        ...{ status: 'member', joined_at: recordedAt, joined: position },
      }),
      counted(roomId, 1),
    ],
    MemberLeft: ({ data }) => ended({ ...data, was: 'member' }, 'left'),
    MemberRemoved: ({ data }) => ended(data, 'removed'),
    RoomRead: ({ data: { roomId, memberId, position: upTo }, position }) =>
      put(marks, {
        ...{ membership: pair(roomId, memberId), member_id: memberId },
        // Nobody has read what came after they said so.
        read_up_to: BigInt(upTo) < position ? BigInt(upTo) : position,
      }),

    MessagePosted: ({ data: { messageId, roomId, authorId, text }, position, recordedAt }) => [
      put(messages, {
        ...{ message_id: messageId, room_id: roomId, author_id: authorId, text, posted_at: recordedAt },
        ...{ position, changed: position, hidden_reason: null, hidden_at: null },
      }),
      change(rooms, roomId, { changed: position }),
    ],
    MessageReported: ({ data: { messageId, authorId, reporterId, reason, words }, position, recordedAt }) => [
      put(reports, { position, message_id: messageId, reporter_id: reporterId, reason, words, at: recordedAt }),
      put(reporters, { report: pair(messageId, reporterId), reporter_id: reporterId }),
      accumulate(reported, messageId, (row) => ({
        ...{ message_id: messageId, author_id: authorId, state: 'open' },
        report_count: (row?.report_count ?? 0) + 1,
        version: (row?.version ?? 0) + 1,
        is_danger: reason === 'danger' || (row?.state === 'open' && row.is_danger),
        first_reported_at: row?.state === 'open' ? row.first_reported_at : recordedAt,
        last_reported_at: recordedAt,
      })),
    ],
    MessageHidden: ({ data, position, recordedAt }) => [
      change(messages, data.messageId, { changed: position, hidden_reason: data.reason, hidden_at: recordedAt }),
      change(rooms, data.roomId, { changed: position }),
      ...decided({ ...data, decision: 'hidden', at: recordedAt, position }),
    ],
    ReportsDismissed: ({ data, position, recordedAt }) => [
      ...data.reporterIds.map((reporterId) => remove(reporters, pair(data.messageId, reporterId))),
      ...decided({ ...data, decision: 'dismissed', reason: null, at: recordedAt, position }),
    ],

    MessageHiddenForMe: ({ data: { accountId, messageId } }) =>
      put(hidden, { ...chosen(accountId, messageId), message_id: messageId }),
    MessageShownForMe: ({ data: { accountId, messageId } }) => remove(hidden, pair(accountId, messageId)),
    PersonBlocked: ({ data: { accountId, blockedId }, recordedAt }) =>
      put(blocked, { ...chosen(accountId, blockedId), blocked_id: blockedId, since: recordedAt }),
    PersonUnblocked: ({ data: { accountId, blockedId } }) => remove(blocked, pair(accountId, blockedId)),
  },
});

type Decided = Pick<DecisionRow, 'decision' | 'reason' | 'notes' | 'at' | 'position'> & {
  messageId: string;
  authorId: string;
  operatorId: string;
};
function decided({ messageId, authorId, operatorId, ...decision }: Decided): Change[] {
  const { decision: state, reason, notes, at, position } = decision;
  return [
    put(decisions, {
      ...{ position, message_id: messageId, author_id: authorId, operator_id: operatorId },
      ...{ decision: state, reason, notes, at },
    }),
    change(reported, messageId, ({ version }) => ({ state, version: version + 1 })),
  ];
}
