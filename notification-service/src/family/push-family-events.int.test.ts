import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { familyTopic } from '@anamnesis/contracts/family/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, startServer } from '../testing/sockets.js';

afterEach(closeAll);

const HOUR = 60 * 60_000;

test('both sides of a tie get its events, on any server; nobody else does, and an old event is not pushed', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const [inviterId, memberId, strangerId] = [randomUUID(), randomUUID(), randomUUID()];
  const inviter = await connect(one.address, inviterId, 'patient');
  const member = await connect(two.address, memberId, 'patient');
  const stranger = await connect(two.address, strangerId, 'patient');
  const tieId = randomUUID();
  const publish = (position: string, recordedAt: Date) => {
    const eventId = randomUUID();
    const value = {
      ...{ eventId, type: 'FamilyTieWithdrawn' as const, was: 'accepted' as const, position },
      ...{ recordedAt: recordedAt.toISOString(), tieId, inviterId, memberId },
    };
    return one.bus.publish(familyTopic, [{ key: tieId, id: eventId, value }]);
  };
  await publish('7', new Date(Date.now() - HOUR));
  await publish('8', new Date());
  for (const { received } of [inviter, member])
    await until(async () => expect(received).toEqual([['familyUpdate', { tieId, position: '8' }]]));
  expect(stranger.received).toEqual([]);
});
