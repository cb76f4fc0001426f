import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { offlineMessages } from './messages';
import { followNewVersion } from './new-version';
import styles from './offline.module.css';
import { hasUnsent } from './unsent';
import { registerWorker } from './worker-registration';

/** How often a page that stays open looks for a new version, ms. */
const EVERY = 60 * 60 * 1000;

/** Offers the new version of the pages. It never takes what somebody has typed: then it is loaded with the next page. */
export function NewVersionNotice() {
  const m = useMessages(offlineMessages);
  const [use, setUse] = useState<(() => void) | null>(null);
  const { pathname } = useLocation();
  /** The page that is left first. */
  const [staysOn, setStaysOn] = useState<string | null>(null);
  useEffect(() => {
    if (staysOn !== null && staysOn !== pathname) use?.();
  }, [staysOn, pathname, use]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void registerWorker().then((registration) => {
      if (!registration || isGone) return;
      stop = followNewVersion(registration, (useIt) => setUse(() => useIt));
      // Without a network, the next time is soon enough.
      timer = setInterval(() => void registration.update().catch(() => undefined), EVERY);
    });
    return () => {
      isGone = true;
      stop?.();
      clearInterval(timer);
    };
  }, []);
  return (
    <div role="status">
      {use && (
        <div className={`notice info ${styles.notice}`}>
          <Icon of={RefreshCw} size={22} />
          <div className="grow">
            <strong>{m.newVersionTitle}</strong>
            <p className="note">{staysOn === null ? m.newVersionText : m.newVersionLater}</p>
            {staysOn === null && (
              <button type="button" className="btn small" onClick={() => (hasUnsent() ? setStaysOn(pathname) : use())}>
                {m.loadNewVersion}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
