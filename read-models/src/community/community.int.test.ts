import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId as messageId, doctorId as otherId, type Fact, patientId as memberId } from '../testing/facts.js';
import { community } from './community.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, community, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const roomId = 'K7QM-42XD';
const operatorId = '00000000-0000-4000-8000-000000000077';
const created: Fact = {
  type: 'RoomCreated',
  data: { roomId, creatorId: memberId, name: 'Walkers', description: '' },
};
const joined = (member: string): Fact => ({ type: 'MemberJoined', data: { roomId, memberId: member } });
const left = (member: string): Fact => ({ type: 'MemberLeft', data: { roomId, memberId: member } });
const removed = (member: string, was: 'member' | 'left'): Fact => ({
  type: 'MemberRemoved',
  data: { roomId, memberId: member, operatorId, reason: 'selling', notes: '', was },
});
const about = { messageId, roomId, authorId: memberId };
const posted: Fact = { type: 'MessagePosted', data: { ...about, text: 'Oats help.' } };
const reported = (reporterId: string): Fact => ({
  type: 'MessageReported',
  data: { ...about, reporterId, reason: 'other', words: 'Please look.' },
});
const decided = { ...about, operatorId, notes: 'Seen.', reporterIds: [otherId] };
const hidden: Fact = { type: 'MessageHidden', data: { ...decided, reason: 'attack' } };
const dismissed: Fact = { type: 'ReportsDismissed', data: decided };

test.each<[string, Fact[], number]>([
  ['nobody before its creator joins', [], 0],
  ['who has joined', [joined(memberId), joined(otherId)], 2],
  ['not who has left', [joined(memberId), joined(otherId), left(otherId)], 1],
  ['who has come back', [joined(memberId), left(memberId), joined(memberId)], 1],
  ['not who was removed', [joined(memberId), removed(memberId, 'member')], 0],
  ['who was removed after leaving no second time', [joined(memberId), left(memberId), removed(memberId, 'left')], 0],
])('a room counts %s', (_, facts, count) =>
  story.given(created, ...facts).then('select member_count from {schema}.community_rooms', [{ member_count: count }]),
);

test.each<[string, Fact[], Record<string, unknown>]>([
  ['a member', [joined(memberId)], { status: 'member', joined_at: at(1) }],
  ['one who came back', [joined(memberId), left(memberId), joined(memberId)], { status: 'member', joined_at: at(3) }],
  ['one who left', [joined(memberId), left(memberId)], { status: 'left', joined_at: at(1) }],
  ['one who was removed', [joined(memberId), removed(memberId, 'member')], { status: 'removed', joined_at: at(1) }],
])('the membership of %s', (_, facts, row) =>
  story.given(created, ...facts).then('select status, joined_at from {schema}.community_members', [row]),
);

test('a hidden message keeps its place, and its change is the newest of the room', () =>
  story.given(created, posted, reported(otherId), hidden).then(
    `select m.text, m.hidden_reason, m.hidden_at, m.changed > m.position as is_later, m.changed = r.changed as is_newest
       from {schema}.community_messages m join {schema}.community_rooms r using (room_id)`,
    [{ text: 'Oats help.', hidden_reason: 'attack', hidden_at: at(3), is_later: true, is_newest: true }],
  ));

test.each<[string, Fact[], Record<string, unknown>]>([
  ['a report', [reported(otherId)], { state: 'open', report_count: 1, version: 1, last_reported_at: at(2) }],
  [
    'a dismissal',
    [reported(otherId), dismissed],
    { state: 'dismissed', report_count: 1, version: 2, last_reported_at: at(2) },
  ],
  [
    'a report after a dismissal',
    [reported(otherId), dismissed, reported(operatorId)],
    { state: 'open', report_count: 2, version: 3, last_reported_at: at(4) },
  ],
  ['hiding', [reported(otherId), hidden], { state: 'hidden', report_count: 1, version: 2, last_reported_at: at(2) }],
])('a message waits for operators, or not, after %s', (_, facts, row) =>
  story
    .given(created, posted, ...facts)
    .then('select state, report_count, version, last_reported_at from {schema}.community_reported', [row]),
);

test('a message waits since the first report after the last decision, first of all while one tells of danger', () => {
  const danger: Fact = {
    type: 'MessageReported',
    data: { ...about, reporterId: otherId, reason: 'danger', words: '' },
  };
  const columns = 'select first_reported_at, is_danger from {schema}.community_reported';
  const waits = (facts: Fact[], minute: number, isDanger: boolean) =>
    story.given(created, posted, ...facts).then(columns, [{ first_reported_at: at(minute), is_danger: isDanger }]);
  return Promise.resolve()
    .then(() => waits([danger, reported(operatorId)], 2, true))
    .then(() => waits([reported(operatorId), danger], 2, true))
    .then(() => waits([danger, dismissed, reported(operatorId)], 4, false));
});

test('who has reported a message does not see it until the report is dismissed; every report is kept', () => {
  const both = `select (select count(*)::integer from {schema}.community_reporters) as hidden,
    (select count(*)::integer from {schema}.community_reports) as reports`;
  return Promise.resolve()
    .then(() => story.given(created, posted, reported(otherId), hidden).then(both, [{ hidden: 1, reports: 1 }]))
    .then(() => story.given(created, posted, reported(otherId), dismissed).then(both, [{ hidden: 0, reports: 1 }]))
    .then(() =>
      story
        .given(created, posted, reported(otherId), dismissed, reported(otherId))
        .then(both, [{ hidden: 1, reports: 2 }]),
    );
});

test('nobody has read what came after they said so', () =>
  story
    .given(created, { type: 'RoomRead', data: { roomId, memberId, position: '999999999999999999' } })
    .then('select read_up_to < 999999999999999999 as is_known from {schema}.community_marks', [{ is_known: true }]));

test('what a person chose not to see is gone once they want to see it again', () => {
  const choice = { accountId: memberId, messageId };
  const block = { accountId: memberId, blockedId: otherId };
  return story
    .given(
      { type: 'MessageHiddenForMe', data: choice },
      { type: 'PersonBlocked', data: block },
      { type: 'MessageShownForMe', data: choice },
    )
    .then(
      `select (select count(*)::integer from {schema}.community_hidden) as hidden,
         (select count(*)::integer from {schema}.community_blocked) as blocked`,
      [{ hidden: 0, blocked: 1 }],
    );
});
