import type { RoomEvent } from '@anamnesis/contracts/community/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** Whether the room exists. Its members are decided on in a stream each. */
export interface Room {
  readonly exists: boolean;
}

export interface CreateRoom {
  type: 'CreateRoom';
  data: RoomEvent['data'];
}

export const roomStream = (roomId: string) => `room-${roomId}`;

/** A room is created once. Nothing happens if another one has this id already; the caller then tries the next id. */
export const roomDecider: Decider<Room, CreateRoom, RoomEvent, null> = {
  begins: ['CreateRoom'],
  opens: [],
  initialState: { exists: false },
  evolve: () => ({ exists: true }),
  decide: ({ exists }, { data }) => (exists ? [] : [{ type: 'RoomCreated', data }]),
};
