import { CircleCheck, RefreshCw } from 'lucide-react';
import { clockTime } from '../time/clinic-time';
import { Icon } from '../look/icon';
import { messages, willBeWithYou } from './messages';
import styles from './sessions.module.css';

interface Props {
  /** Who is still missing, as the reader calls them: "Dr. Rao", "Meera Joshi". */
  other: string;
  startsAt: string;
  timeZone: string;
  connected: boolean;
}

/** What the first one in sees until the other one comes. */
export function WaitingRoom({ other, startsAt, timeZone, connected }: Props) {
  return (
    <div className={styles.waiting} role="status">
      <div className={styles.box}>
        <Wave className={styles.wave} />
        <h2>{willBeWithYou(other)}</h2>
        <p>
          {messages.rightPlace} The session is set for <strong className="num">{clockTime(startsAt, timeZone)}</strong>.{' '}
          {messages.connectsByItself}
        </p>
        <span className={connected ? `${styles.linkState} good` : styles.linkState}>
          <Icon of={connected ? CircleCheck : RefreshCw} />
          {connected ? messages.connected : messages.connecting}
        </span>
      </div>
    </div>
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
