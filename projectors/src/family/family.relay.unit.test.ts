import { describe, expect, test } from '@jest/globals';
import type { FamilyEvent } from '@anamnesis/contracts/family/events';
import { familyTopic } from '@anamnesis/contracts/family/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { familyRelay } from './family.relay.js';

const [tieId, inviterId, memberId] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const tie = { tieId, inviterId, memberId };
const facts: readonly FamilyEvent[] = [
  {
    type: 'FamilyMemberInvited',
    data: { ...tie, email: 'asha@example.org', scope: ['prescriptions'], until: '2026-12-04T08:00:00.000Z' },
  },
  { type: 'FamilyInvitationAccepted', data: { ...tie, scope: ['prescriptions'] } },
  { type: 'FamilyInvitationDeclined', data: tie },
  { type: 'FamilyTieWithdrawn', data: { ...tie, by: 'member', was: 'accepted' } },
];
const record = (fact: FamilyEvent): Recorded => ({
  ...fact,
  ...{ id: '00000000-0000-4000-8000-0000000000aa', streamId: `familyTie-${tieId}`, revision: 3n },
  ...{ position: 9_007_199_254_740_993n, recordedAt: '2026-11-20T08:00:00.000Z' },
  metadata: {
    actor: { id: inviterId, role: 'patient' },
    ...{ subject: memberId, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
});

test('relays every family event', () => {
  expect([...familyRelay.types].toSorted()).toEqual(facts.map(({ type }) => type).toSorted());
});

describe.each(facts)('$type', (fact) => {
  const { key, value } = familyRelay.message(record(fact));

  test('is published under its tie, matching the topic schema', () => {
    expect(key).toBe(tieId);
    expect(familyTopic.schema.parse(value)).toEqual(value);
    expect(value).toMatchObject({ ...tie, type: fact.type, position: '9007199254740993' });
  });

  test('contains no address', () => {
    expect(JSON.stringify(value)).not.toContain('asha');
    expect(value.was).toBe(fact.type === 'FamilyTieWithdrawn' ? 'accepted' : undefined);
  });
});
