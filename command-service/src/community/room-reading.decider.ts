import type { RoomReadEvent } from '@anamnesis/contracts/community/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** Up to which position of the log one person has read one room. */
interface Reading {
  readonly upTo: bigint;
}

export interface MarkRead {
  type: 'MarkRead';
  data: RoomReadEvent['data'];
}

/** Apart from the membership, because it is written most often. */
export const roomReadingStream = (roomId: string, accountId: string) => `roomReading-${roomId}_${accountId}`;

/** The position of the log's last event: nobody has read further. */
interface Log {
  readonly end: bigint;
}

/** A mark only moves forward: devices may send theirs in any order. One beyond the log ends where it ends. */
export const roomReadingDecider: Decider<Reading, MarkRead, RoomReadEvent, Log> = {
  opens: [],
  last: 1,
  initialState: { upTo: -1n },
  evolve: (_, { data }) => ({ upTo: BigInt(data.position) }),
  decide: ({ upTo }, { data }, { end }) => {
    const position = BigInt(data.position) < end ? BigInt(data.position) : end;
    const isForward = position > upTo || upTo > end;
    return isForward ? [{ type: 'RoomRead', data: { ...data, position: String(position) } }] : [];
  },
};
