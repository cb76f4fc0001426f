import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { Clock, PhoneOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Problem } from '../look/problem';
import { progressSteps } from './progress';
import { ProgressSteps } from './progress-steps';
import { Icon } from '../look/icon';
import { Mark } from '../look/mark';
import { StatusBadge } from '../look/status-badge';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';
import { WaitingRoom } from './waiting-room';
import styles from './sessions.module.css';
import documentsStyles from './documents.module.css';

interface Props {
  /** "Session with Dr. Kavita Rao" */
  title: string;
  /** The other side, as shown to the reader, and whether they have joined. */
  other: { name: string; isIn: boolean };
  startsAt: string;
  timeZone: string;
  /** URL of the meeting page; undefined until the session has been joined. */
  meetingUrl: string | undefined;
  connected: boolean;
  ending: boolean;
  /** Why ending failed; the session continues. */
  problem: string | null;
  /** The panel beside the call. */
  panel: ReactNode;
  onEnd: () => void;
}

/** The theme shows dialogs as sheets on a phone; this one covers the screen. */
const wholeScreen = {
  '& .MuiDialog-container:focus': { outline: 'none' },
  '& .MuiDialog-paper.MuiDialog-paperFullScreen': { margin: 0, maxWidth: 'none', maxHeight: 'none', borderRadius: 0 },
};

const SESSION_STEP = progressSteps.indexOf('session');

/** Covers the screen while a session runs. Only ending the session closes it, so Escape has no effect. */
export function SessionOverlay({
  title,
  other,
  startsAt,
  timeZone,
  meetingUrl,
  connected,
  ending,
  problem,
  panel,
  onEnd,
}: Props) {
  const m = useMessages(sessionMessages);
  const heading = useId();
  return (
    <Dialog open fullScreen aria-labelledby={heading} sx={wholeScreen}>
      <div className={styles.live} data-session>
        <header className={styles.liveBar}>
          <span className="brand">
            <Mark height={26} />
          </span>
          <h1 id={heading}>{title}</h1>
          {other.isIn ? (
            <StatusBadge status="Active" />
          ) : (
            <span className="badge pending">
              <Icon of={Clock} size={16} />
              {m.waiting}
            </span>
          )}
          <div className={styles.progress}>
            <ProgressSteps now={SESSION_STEP} label={m.progress} />
          </div>
          <Button
            className={styles.end}
            variant="contained"
            color="error"
            startIcon={<Icon of={PhoneOff} />}
            disabled={ending}
            onClick={onEnd}
          >
            {ending ? m.ending : m.endSession}
          </Button>
        </header>
        {problem && <Problem title={problem} text={m.nothingLost} />}
        <div className={documentsStyles.liveBody}>
          <div className={styles.stage}>
            {other.isIn && meetingUrl ? (
              <iframe
                title={title}
                src={meetingUrl}
                allow="camera; microphone; fullscreen; display-capture; autoplay"
              />
            ) : (
              <WaitingRoom other={other.name} startsAt={startsAt} timeZone={timeZone} connected={connected} />
            )}
          </div>
          {panel}
        </div>
      </div>
    </Dialog>
  );
}
