import { markRoomRead } from '@anamnesis/contracts/community/addresses';
import type { Room } from '@anamnesis/contracts/community/routes';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCommand } from '../api/api-queries';
import { comparePositions, type RoomLog } from './room-log';

/** Shortest time between two marks, in milliseconds. */
const PAUSE_MS = 1_000;

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';

/** Marks a room as read up to its newest message while that is in sight. */
export function useMarkRead({ _id: roomId, readUpTo }: Room, log: RoomLog | undefined, isAtEnd: boolean): void {
  const isSeen = useSyncExternalStore(onVisibility, isVisible) && isAtEnd;
  const { mutate } = useCommand(markRoomRead);
  const marked = useRef({ position: readUpTo, at: 0 });
  const newest = log?.messages.at(-1)?.position;
  useEffect(() => {
    const read = [readUpTo, marked.current.position];
    if (!isSeen || newest === undefined) return;
    if (read.some((position) => position !== null && comparePositions(newest, position) <= 0)) return;
    const mark = () => {
      marked.current = { position: newest, at: Date.now() };
      mutate({ body: { roomId, position: newest } });
    };
    const timer = setTimeout(mark, Math.max(0, marked.current.at + PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [roomId, newest, isSeen, readUpTo, mutate]);
}
