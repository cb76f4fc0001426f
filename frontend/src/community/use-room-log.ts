import { listRoomMessages } from '@anamnesis/contracts/community/addresses';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { useLive } from '../live/live-state';
import { comparePositions, type RoomLog, withChanges, withOlder } from './room-log';

const keyOf = (roomId: string) => [listRoomMessages.path, roomId] as const;

/** Pages that are read again at most; what is older is loaded again when it is scrolled to. */
const MOST_PAGES_AGAIN = 10;

const ask = (roomId: string, query: { before?: string; after?: string } = {}) =>
  call(listRoomMessages, { params: { roomId }, query });

/** The latest messages; with `down to`, as many pages as reach that position. */
async function readAgain(roomId: string, downTo: string | undefined): Promise<RoomLog> {
  const { messages, earlier, cursor } = await ask(roomId);
  let log: RoomLog = { messages, earlier, cursor };
  for (let pages = 1; pages < MOST_PAGES_AGAIN && downTo !== undefined && log.earlier !== null; pages += 1) {
    if (comparePositions(log.messages[0]?.position ?? downTo, downTo) <= 0) break;
    log = withOlder(log, await ask(roomId, { before: log.earlier }));
  }
  return log;
}

/** Reads on from where the last read ended. Each page is added at once, so that a read that is cancelled by the next one loses nothing. */
async function readOn(client: QueryClient, roomId: string): Promise<RoomLog> {
  const known = client.getQueryData<RoomLog>(keyOf(roomId));
  if (!known || known.cursor === null) return readAgain(roomId, known?.messages[0]?.position);
  let after: string = known.cursor;
  for (;;) {
    const page = await ask(roomId, { after });
    const log = client.setQueryData<RoomLog>(keyOf(roomId), (current) => current && withChanges(current, page));
    if (!log || !page.hasMore) return log ?? withChanges(known, page);
    after = page.cursor;
  }
}

/** Lets the next read replace all that is loaded: after a choice of the person, by which messages disappear or come back. */
export function readRoomsAgain(client: QueryClient): void {
  client.setQueriesData<RoomLog>({ queryKey: [listRoomMessages.path] }, (log) => log && { ...log, cursor: null });
}

/** The pushes by which messages disappear for the person or come back: their choices, on this device or another one, and what became of their reports. */
const choices = new Set([
  ...['MessageHiddenForMe', 'MessageShownForMe', 'PersonBlocked', 'PersonUnblocked'],
  ...['MessageReported', 'ReportsDismissed'],
]);

/** The messages of a room. `cursor`: the newest one of the list of rooms, which is polled without a live connection. */
export function useRoomLog(roomId: string, cursor: string | undefined) {
  const client = useQueryClient();
  const { socket } = useLive();
  const query = useQuery<RoomLog, ApiError>({
    queryKey: keyOf(roomId),
    queryFn: () => readOn(client, roomId),
    meta: shownBy(listRoomMessages),
    // The messages are compared by `withChanges`, and not needed once the room is left.
    ...{ structuralSharing: false, gcTime: 0 },
  });
  const older = useMutation<unknown, ApiError, string>({
    mutationFn: (before) => ask(roomId, { before }),
    onSuccess: (page) =>
      client.setQueryData<RoomLog>(
        keyOf(roomId),
        (log) => log && withOlder(log, page as Parameters<typeof withOlder>[1]),
      ),
  });

  const { data: log, refetch, isFetching } = query;
  const isBehind =
    log !== undefined && log.cursor !== null && cursor !== undefined && comparePositions(cursor, log.cursor) > 0;
  useEffect(() => {
    if (isBehind && !isFetching) void refetch();
  }, [isBehind, isFetching, refetch]);

  useEffect(() => {
    const readAll = ({ type }: { type: string }) => {
      if (!choices.has(type)) return;
      readRoomsAgain(client);
      void client.invalidateQueries({ queryKey: keyOf(roomId) });
    };
    socket?.on('communityUpdate', readAll);
    return () => void socket?.off('communityUpdate', readAll);
  }, [client, roomId, socket]);

  return {
    log,
    error: query.error,
    askAgain: () => void refetch(),
    older: {
      /** Loads the next older page; null at the beginning, and while one is loaded. */
      load: log?.earlier && !older.isPending ? () => older.mutate(log.earlier ?? '') : null,
      isLoading: older.isPending,
      isError: older.isError,
    },
  };
}
