import { listRooms } from '@anamnesis/contracts/community/addresses';
import { useApiQuery } from '../api/api-queries';
import { useLive } from '../live/live-state';

/** Interval of the polling without a live connection, in milliseconds. */
const EVERY_SECOND = 1_000;
/** Interval with one, in milliseconds: what was pushed before a read model had it may have been read too early. */
const TO_BE_SURE = 30_000;

/** The person's rooms, pushed; while the live connection is down they are polled. */
export function useRooms() {
  const { connected } = useLive();
  const query = useApiQuery(listRooms, undefined, { refetchInterval: connected ? TO_BE_SURE : EVERY_SECOND });
  return { ...query, connected, rooms: query.data?.rooms, username: query.data?.senderUsername ?? '' };
}
