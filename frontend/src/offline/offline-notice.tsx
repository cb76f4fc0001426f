import { WifiOff } from 'lucide-react';
import { ownZone } from '../language/own-zone';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { agreedTime } from '../time/clinic-time';
import { useContact } from './contact';
import { offlineMessages } from './messages';
import styles from './offline.module.css';
import { useContactCheck } from './use-contact-check';
import { useShownAnswers } from './use-shown-answers';

/** Says that there is no connection, and of when what the page shows is. */
export function OfflineNotice() {
  const m = useMessages(offlineMessages);
  const check = useContactCheck();
  const { isLost } = useContact();
  const { oldest, isOneMissing } = useShownAnswers();
  return (
    <div role="status">
      {isLost && (
        <div className={`notice care ${styles.notice}`}>
          <Icon of={WifiOff} size={22} />
          <div className="grow">
            <strong>{m.title}</strong>
            {oldest !== null && (
              <p className="note">{m.lastUpdated({ time: agreedTime(new Date(oldest), ownZone()) })}</p>
            )}
            {isOneMissing && <p className="note">{m.notKept}</p>}
            <p className="note">{m.readOnly}</p>
            <button type="button" className="btn small" onClick={() => void check()}>
              {m.tryAgain}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
