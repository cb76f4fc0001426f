import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { offlineMessages } from './messages';
import { followNewVersion } from './new-version';
import styles from './offline.module.css';
import { registerWorker } from './worker-registration';

/** How often a page that stays open looks for a new version, ms. */
const EVERY = 60 * 60 * 1000;

/** Offers the new version of the pages; none is loaded while somebody works on one. */
export function NewVersionNotice() {
  const m = useMessages(offlineMessages);
  const [use, setUse] = useState<(() => void) | null>(null);
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
            <p className="note">{m.newVersionText}</p>
            <button type="button" className="btn small" onClick={use}>
              {m.loadNewVersion}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
