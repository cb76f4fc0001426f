import { afterAll, beforeAll, test } from '@jest/globals';
import { familyScope } from '@anamnesis/contracts/family/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId as tieId, doctorId as memberId, type Fact, patientId as inviterId } from '../testing/facts.js';
import { familyTies } from './family-ties.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, familyTies, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const until = '2026-12-04T06:00:00.000Z';
const tie = { tieId, inviterId, memberId };
const invited: Fact = {
  type: 'FamilyMemberInvited',
  data: { ...tie, email: 'asha@example.org', scope: [...familyScope], until },
};
/** The same two people, the other way round. */
const opposite: Fact = {
  type: 'FamilyMemberInvited',
  data: {
    ...{ tieId: '00000000-0000-4000-8000-000000000077', inviterId: memberId, memberId: inviterId },
    ...{ email: 'meera@example.org', scope: [...familyScope], until },
  },
};
const accepted: Fact = { type: 'FamilyInvitationAccepted', data: { ...tie, scope: ['prescriptions'] } };
const declined: Fact = { type: 'FamilyInvitationDeclined', data: tie };
const withdrawn: Fact = { type: 'FamilyTieWithdrawn', data: { ...tie, by: 'member', was: 'accepted' } };
const row = {
  ...{ tie_id: tieId, inviter_id: inviterId, member_id: memberId, email: 'asha@example.org', state: 'invited' },
  ...{ scope: familyScope, invited_at: at(0), until, since: at(0), withdrawn_by: null },
};

test.each<[string, Fact[], Record<string, unknown>]>([
  ['an open invitation', [invited], row],
  [
    'a consent, with its scope',
    [invited, accepted],
    { ...row, state: 'accepted', scope: ['prescriptions'], since: at(1) },
  ],
  ['a declined invitation', [invited, declined], { ...row, state: 'declined', since: at(1) }],
  [
    'a tie that was withdrawn',
    [invited, accepted, withdrawn],
    { ...row, state: 'withdrawn', scope: ['prescriptions'], since: at(2), withdrawn_by: 'member' },
  ],
  [
    'an invitation after a withdrawal starts anew',
    [invited, accepted, withdrawn, invited],
    { ...row, invited_at: at(3), since: at(3) },
  ],
])('%s', async (_, facts, expected) => {
  await story.given(...facts).then('select * from {schema}.family_ties', [expected]);
});

test('two people who invite each other have two independent ties', async () => {
  await story
    .given(invited, opposite, accepted)
    .then('select inviter_id, state from {schema}.family_ties order by inviter_id', [
      { inviter_id: inviterId, state: 'accepted' },
      { inviter_id: memberId, state: 'invited' },
    ]);
});
