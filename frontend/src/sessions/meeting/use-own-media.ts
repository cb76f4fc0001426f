import { useEffect, useState, useSyncExternalStore } from 'react';
import { createOwnMedia, type OwnMedia, type OwnMediaState, type Wishes } from './own-media';

/** One's own camera and microphone, for the lifetime of the component. */
export function useOwnMedia(wishes: Wishes): [OwnMedia, OwnMediaState] {
  const [own] = useState(() => createOwnMedia(navigator.mediaDevices, wishes));
  useEffect(() => {
    void own.start();
    return () => own.stop();
  }, [own]);
  return [own, useSyncExternalStore(own.subscribe, own.now)];
}
