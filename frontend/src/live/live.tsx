import { useEffect, useState } from 'react';
import { useSession } from '../signed-in/session';
import type { Connection } from './connection';
import { useIsWanted } from './live-state';

type Loaded = typeof Connection;

/** Time after which a page without need for it opens the connection, ms: its client is no part of the first load. */
const AT_REST = 5_000;
/** Time after which a failed load is repeated, ms. */
const RETRY = 15_000;

/** The one live connection of the signed-in person, on every page but the public ones and the home, whose first load it would exceed. Opened when a screen needs it, otherwise once the page is at rest. */
export function Live() {
  const isSignedIn = Boolean(useSession()?.user);
  const isWanted = useIsWanted();
  const [loaded, setLoaded] = useState<{ Connect: Loaded } | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!isSignedIn || loaded) return;
    let isCurrent = true;
    const load = async () => {
      try {
        const { Connection: Connect } = await import('./connection');
        if (isCurrent) setLoaded({ Connect });
      } catch {
        // Without a network; until then the lists are polled.
        if (isCurrent) setFailures((count) => count + 1);
      }
    };
    const waiting = isWanted ? 0 : AT_REST;
    const timer = setTimeout(() => void load(), failures > 0 ? RETRY : waiting);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isSignedIn, isWanted, loaded, failures]);
  return isSignedIn && loaded ? <loaded.Connect /> : null;
}
