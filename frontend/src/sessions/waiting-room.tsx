import { CircleCheck, RefreshCw } from 'lucide-react';
import { agreedTime, clockTime, zoneName } from '../time/clinic-time';
import { countdownWords } from '../time/countdown-words';
import { timeMessages } from '../time/messages';
import { useMessages } from '../language/messages';
import { useNow } from '../time/use-now';
import { Icon } from '../look/icon';
import { beginsOn, beginsIn, maybeNotHere, messages, timesAreIn, willBeWithYou } from './messages';
import styles from './sessions.module.css';

interface Props {
  /** Who is still missing, as the reader calls them: "Dr. Rao", "Meera Joshi". */
  other: string;
  startsAt: string;
  timeZone: string;
  connected: boolean;
}

/** A session can be joined at any time; before this the other side is not expected, ms. */
const EXPECTED_BEFORE_START = 15 * 60_000;

const remaining = (startsAt: string, now: Date) => Date.parse(startsAt) - now.getTime();

/** What the first one in sees until the other one comes: at the time of the session, or long before it. */
export function WaitingRoom({ connected, ...session }: Props) {
  const isEarly = remaining(session.startsAt, useNow()) > EXPECTED_BEFORE_START;
  return (
    <div className={styles.waiting}>
      <div className={styles.box}>
        <Wave className={styles.wave} />
        {isEarly ? <Early {...session} /> : <Soon {...session} />}
        <span className={connected ? `${styles.linkState} good` : styles.linkState} role="status">
          <Icon of={connected ? CircleCheck : RefreshCw} />
          {connected ? messages.connected : messages.connecting}
        </span>
      </div>
    </div>
  );
}

type Awaited = Omit<Props, 'connected'>;

const Soon = ({ other, startsAt, timeZone }: Awaited) => (
  <div role="status">
    <h2>{willBeWithYou(other)}</h2>
    <p>
      {messages.rightPlace} The session is set for <strong className="num">{clockTime(startsAt, timeZone)}</strong>.{' '}
      {messages.connectsByItself}
    </p>
  </div>
);

const Early = ({ other, startsAt, timeZone }: Awaited) => (
  <>
    <div role="status">
      <h2 className="num">{beginsOn(agreedTime(startsAt, timeZone))}</h2>
      <p>
        {maybeNotHere(other)} {messages.waitOrReturn} {timesAreIn(zoneName(startsAt, timeZone))}
      </p>
    </div>
    <Countdown to={startsAt} />
  </>
);

/** Apart from the status: a screen reader would read out every second. */
function Countdown({ to }: { to: string }) {
  const now = useNow(1_000);
  const time = useMessages(timeMessages);
  return (
    <p className={`${styles.countdown} num`} role="timer">
      {beginsIn(countdownWords(time, remaining(to, now)))}
    </p>
  );
}

/** The line up to now, and the dots of what is to come. */
export const Wave = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 520 120" width="520" height="120" aria-hidden="true">
    <path
      d="M0 70H96l9-14 9 14h12l12-44 22 80 15-52 8 16h27H260"
      fill="none"
      stroke="#8CCFC8"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M284 70H520" stroke="#4E908D" strokeWidth="4" strokeLinecap="round" strokeDasharray=".1 14" />
    <circle className={styles.breath} cx="266" cy="70" r="17" fill="#EE8F76" opacity=".25" />
    <circle cx="266" cy="70" r="9" fill="#EE8F76" />
  </svg>
);
