import { CircleCheck, RefreshCw } from 'lucide-react';
import { agreedTime, clockTime, zoneName } from '../time/clinic-time';
import { countdownWords } from '../time/countdown-words';
import { timeMessages } from '../time/messages';
import { useNow } from '../time/use-now';
import { Icon } from '../look/icon';
import { Sentence, SLOT } from '../language/sentence';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './sessions.module.css';

interface Props {
  /** The absent side, as shown to the reader: "Dr. Rao", "Meera Joshi". */
  other: string;
  startsAt: string;
  timeZone: string;
  connected: boolean;
}

/** A session can be joined at any time; earlier than this before its start, the other side is not expected; ms. */
const EXPECTED_BEFORE_START = 15 * 60_000;

const remaining = (startsAt: string, now: Date) => Date.parse(startsAt) - now.getTime();

/** Shown to the first participant until the other side joins: around the time of the session, or long before it. */
export function WaitingRoom({ connected, ...session }: Props) {
  const m = useMessages(sessionMessages);
  const isEarly = remaining(session.startsAt, useNow()) > EXPECTED_BEFORE_START;
  return (
    <div className={`dark-paper ${styles.waiting}`}>
      <div className={styles.box}>
        <Wave className={styles.wave} />
        {isEarly ? <Early {...session} /> : <Soon {...session} />}
        <span className={connected ? `${styles.linkState} good` : styles.linkState} role="status">
          <Icon of={connected ? CircleCheck : RefreshCw} />
          {connected ? m.connected : m.connecting}
        </span>
      </div>
    </div>
  );
}

type Awaited = Omit<Props, 'connected'>;

const Soon = ({ other, startsAt, timeZone }: Awaited) => {
  const m = useMessages(sessionMessages);
  return (
    <div role="status">
      <h2>{m.willBeWithYou({ name: other })}</h2>
      <p>
        <Sentence text={m.rightPlace({ time: SLOT })}>
          <strong className="num">{clockTime(startsAt, timeZone)}</strong>
        </Sentence>
      </p>
    </div>
  );
};

const Early = ({ other, startsAt, timeZone }: Awaited) => {
  const m = useMessages(sessionMessages);
  return (
    <>
      <div role="status">
        <h2 className="num">{m.beginsOn({ time: agreedTime(startsAt, timeZone) })}</h2>
        <p>
          {m.early({ name: other })} {m.waitOrReturn} {m.timesAreIn({ zone: zoneName(startsAt, timeZone) })}
        </p>
      </div>
      <Countdown to={startsAt} />
    </>
  );
};

/** Outside the live region, so that a screen reader does not announce every second. */
function Countdown({ to }: { to: string }) {
  const m = useMessages(sessionMessages);
  const now = useNow(1_000);
  const time = useMessages(timeMessages);
  return (
    <p className={`${styles.countdown} num`} role="timer">
      {m.beginsIn({ countdown: countdownWords(time, remaining(to, now)) })}
    </p>
  );
}

/** An illustration: a line for the past, and dots for the future. */
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
