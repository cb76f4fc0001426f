import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { Clock, PhoneOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Problem } from '../look/problem';
import { progressSteps } from './progress';
import { Icon } from '../look/icon';
import { Mark } from '../look/mark';
import { StatusBadge } from '../look/status-badge';
import { Steps } from '../look/steps';
import { messages } from './messages';
import { WaitingRoom } from './waiting-room';
import styles from './sessions.module.css';
import papersStyles from './papers.module.css';

interface Props {
  /** "Session with Dr. Kavita Rao" */
  title: string;
  /** The other side, as the reader calls them, and whether they are in. */
  other: { name: string; isIn: boolean };
  startsAt: string;
  timeZone: string;
  /** Address of the meeting page; absent until the session has been entered. */
  meetingUrl: string | undefined;
  connected: boolean;
  ending: boolean;
  /** Why ending did not work; the session goes on. */
  problem: string | null;
  /** The panel beside the call. */
  panel: ReactNode;
  onEnd: () => void;
}

/** The theme makes a dialog a sheet on a phone; this one is the screen itself. */
const wholeScreen = {
  '& .MuiDialog-container:focus': { outline: 'none' },
  '& .MuiDialog-paper.MuiDialog-paperFullScreen': { margin: 0, maxWidth: 'none', maxHeight: 'none', borderRadius: 0 },
};

const SESSION_STEP = progressSteps.indexOf('Session');

/** The whole screen while a session runs. It closes by ending the session alone, so Escape does nothing here. */
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
              {messages.waiting}
            </span>
          )}
          <div className={styles.progress}>
            <Steps steps={progressSteps} now={SESSION_STEP} label="Progress" />
          </div>
          <Button
            className={styles.end}
            variant="contained"
            color="error"
            startIcon={<Icon of={PhoneOff} />}
            disabled={ending}
            onClick={onEnd}
          >
            {ending ? messages.ending : messages.endSession}
          </Button>
        </header>
        {problem && <Problem title={problem} text={messages.nothingLost} />}
        <div className={papersStyles.liveBody}>
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
