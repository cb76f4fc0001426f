import { markRoomRead } from '@anamnesis/contracts/community/addresses';
import type { Room } from '@anamnesis/contracts/community/routes';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useIsVisible } from '../look/use-is-visible';
import { comparePositions, type RoomLog } from './room-log';

/** Shortest time between two marks, in milliseconds. */
const PAUSE_MS = 1_000;
/** Marks that are sent again, at most. */
const MOST_LOST = 5;

/** Marks a room as read up to its newest message while that is in sight. */
export function useMarkRead({ _id: roomId, readUpTo }: Room, log: RoomLog | undefined, isAtEnd: boolean): void {
  const isSeen = useIsVisible() && isAtEnd;
  const marked = useRef({ position: readUpTo, at: 0 });
  // One that did not arrive is sent again, a pause later.
  const [lost, setLost] = useState(0);
  const { mutate } = useCommand(markRoomRead, {
    onRefused: (error) => {
      if (error.isRefusal || lost >= MOST_LOST) return;
      marked.current = { position: readUpTo, at: Date.now() };
      setLost((times) => times + 1);
    },
  });
  const waiting = useRef<(() => void) | null>(null);
  const newest = log?.messages.at(-1)?.position;
  useEffect(() => {
    const read = [readUpTo, marked.current.position];
    if (!isSeen || newest === undefined) return;
    if (read.some((position) => position !== null && comparePositions(newest, position) <= 0)) return;
    const mark = () => {
      marked.current = { position: newest, at: Date.now() };
      waiting.current = null;
      mutate({ body: { roomId, position: newest } });
    };
    waiting.current = mark;
    const timer = setTimeout(mark, Math.max(0, marked.current.at + PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [roomId, newest, isSeen, readUpTo, mutate, lost]);
  // Whoever leaves the room has seen it.
  useEffect(() => () => waiting.current?.(), []);
}
