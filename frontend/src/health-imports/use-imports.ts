import { listHealthImports } from '@anamnesis/contracts/health-imports/addresses';
import { healthImportTags } from '@anamnesis/contracts/health-imports/tags';
import type { HealthImportProgressPush, HealthImportPush } from '@anamnesis/contracts/health-imports/topics';
import { wearableTags } from '@anamnesis/contracts/wearables/tags';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { sawPosition } from '../api/position';
import { refetchTagged } from '../api/tags';
import { useLive } from '../live/live-state';

/** Milliseconds between two looks at a running import, in case the connection misses its end. */
const LOOK_EVERY = 5_000;

/** The patient's imports, how far the running one is (null before the first push), and the one that ended meanwhile. When one ends, health data are loaded again. */
export function useImports() {
  const client = useQueryClient();
  const { socket } = useLive();
  const { data, isError, refetch } = useApiQuery(listHealthImports);
  const [progress, setProgress] = useState<HealthImportProgressPush | null>(null);
  const running = data?.imports.find(({ status }) => status === 'running') ?? null;
  const runningId = running?.id ?? null;
  /** The import that was last seen running. */
  const [watched, setWatched] = useState<string | null>(null);
  if (runningId !== null && runningId !== watched) setWatched(runningId);
  const ended = runningId === null ? (data?.imports.find(({ id }) => id === watched) ?? null) : null;

  const changed = useEffectEvent(({ position }: HealthImportPush) => {
    sawPosition(position);
    void refetchTagged(client, [...healthImportTags, ...wearableTags]);
  });
  useEffect(() => {
    const follow = (push: HealthImportProgressPush) => setProgress(push);
    const change = (push: HealthImportPush) => changed(push);
    socket?.on('healthImportProgress', follow);
    socket?.on('healthImportUpdate', change);
    return () => {
      socket?.off('healthImportProgress', follow);
      socket?.off('healthImportUpdate', change);
    };
  }, [socket]);

  const look = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (runningId === null) return;
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      void refetchTagged(client, wearableTags);
    };
  }, [client, runningId]);

  const share = progress && progress.importId === runningId ? progress.share : null;
  return { imports: data?.imports ?? null, isError: isError && !data, refetch, running, ended, share };
}
