import { expect, test } from '@jest/globals';
import { withMembersOnly } from './missed-pushes.js';
import { socketsOf } from './room-sockets.js';
import { createToldMemberships } from './told-memberships.js';

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
  const shown = { position: 5n, rooms: new Map([['m', [stayed]]]) };
  const told = createToldMemberships();
  const Adapter = withMembersOnly(adapterOf, { of: () => Promise.resolve(shown) }, told) as unknown as new () => Kept;
  const offsets = async () => (await new Adapter().restoreSession()).missedPackets.map(([, , offset]) => offset);
  expect(await offsets()).toEqual(['1', '3', '4']);
  // What was joined so lately that the read model does not show it yet is delivered.
  told.tell({ accountId: 'm', roomId: left, isMember: true, position: '6' });
  expect(await offsets()).toEqual(['1', '2', '3', '4']);
});
