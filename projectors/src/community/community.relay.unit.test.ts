import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { communityTopic } from '@anamnesis/contracts/community/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { communityRelay } from './community.relay.js';

const [authorId, otherId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
const roomId = 'K7QM-42XD';
const recorded = (type: string, data: object) =>
  ({ id: randomUUID(), type, data, position: 7n, recordedAt: '2026-11-20T06:00:00.000Z' }) as unknown as Recorded;

test('a message is told to its room, without its text', () => {
  const message = communityRelay.message(
    recorded('MessagePosted', { messageId, roomId, authorId, text: 'My sugar is high.' }),
  );
  expect(message?.key).toBe(roomId);
  expect(message?.value).toMatchObject({
    type: 'MessagePosted',
    roomId,
    messageId,
    accountId: authorId,
    position: '7',
  });
  expect(communityTopic.schema.safeParse(message?.value).success).toBe(true);
  expect(JSON.stringify(message)).not.toContain('sugar');
});

test('a choice of one person has no room, and keeps the order of that person', () => {
  const message = communityRelay.message(recorded('PersonBlocked', { accountId: authorId, blockedId: otherId }));
  expect(message).toMatchObject({ key: authorId, value: { roomId: null, messageId: null, accountId: authorId } });
  expect(JSON.stringify(message)).not.toContain(otherId);
});

test('a report is told without its reason and words, with its reporter for the push to them', () => {
  const report = { messageId, roomId, authorId, reporterId: otherId, reason: 'selling', words: 'Again.' };
  const message = communityRelay.message(recorded('MessageReported', report));
  expect(message).toMatchObject({
    key: roomId,
    value: { type: 'MessageReported', messageId, accountId: authorId, reporterIds: [otherId] },
  });
  expect(communityTopic.schema.safeParse(message?.value).success).toBe(true);
  expect(JSON.stringify(message)).not.toMatch(/selling|Again/);
  const dismissal = { ...report, reporterIds: [otherId], operatorId: randomUUID(), notes: 'Fine.' };
  expect(communityRelay.message(recorded('ReportsDismissed', dismissal))?.value).toMatchObject({
    reporterIds: [otherId],
  });
});

test('openings of operators and new rooms are told to nobody', () => {
  for (const type of ['MessagePosted', 'MessageReported', 'ReportsDismissed'])
    expect(communityRelay.types.has(type)).toBe(true);
  for (const type of ['ReportedMessagesRead', 'RoomCreated']) expect(communityRelay.types.has(type)).toBe(false);
});
