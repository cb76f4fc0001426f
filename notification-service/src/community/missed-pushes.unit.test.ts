import { expect, test } from '@jest/globals';
import { withMembersOnly } from './missed-pushes.js';
import { socketsOf } from './room-sockets.js';

const [stayed, left] = ['K7QM-42XD', 'AAAA-0001'];
const missed = (event: string, roomId: string | null, offset: string) => [event, { roomId }, offset];

/** An adapter that has kept the pushes of a connection of member `m`, who was in both rooms. */
class Kept {
  restoreSession() {
    return Promise.resolve({
      ...{ sid: 's', pid: 'p', rooms: [stayed, left].map(socketsOf), data: { actor: { id: 'm' } } },
      missedPackets: [
        missed('communityUpdate', stayed, '1'),
        missed('communityUpdate', left, '2'),
        missed('communityUpdate', null, '3'),
        missed('notificationUpdate', null, '4'),
      ],
    });
  }
}

test('of what a connection has missed, the pushes of a room that was left in the meantime are not delivered', async () => {
  const adapterOf = (() => new Kept()) as unknown as Parameters<typeof withMembersOnly>[0];
  const Adapter = withMembersOnly(adapterOf, {
    of: () => Promise.resolve(new Map([['m', [stayed]]])),
  }) as unknown as new () => Kept;
  const { missedPackets } = await new Adapter().restoreSession();
  expect(missedPackets.map(([, , offset]) => offset)).toEqual(['1', '3', '4']);
});
