import type { ReadingProgressPush } from '@anamnesis/contracts/reading/topics';
import { useEffect, useState } from 'react';
import { useLive } from '../live/live-state';

/** How many pages of a document were read so far; null before the first. */
export function useProgress(documentId: string): ReadingProgressPush | null {
  const { socket } = useLive();
  const [progress, setProgress] = useState<ReadingProgressPush | null>(null);
  useEffect(() => {
    const follow = (push: ReadingProgressPush) => {
      if (push.documentId === documentId) setProgress(push);
    };
    socket?.on('readingProgress', follow);
    return () => void socket?.off('readingProgress', follow);
  }, [socket, documentId]);
  return progress;
}
