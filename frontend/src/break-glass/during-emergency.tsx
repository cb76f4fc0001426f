import { Siren } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { breakGlassMessages } from './messages';

interface Props {
  /** The end of the access; ISO 8601. */
  until: string;
  children: ReactNode;
  /** Shown in place of the children after the end. */
  ended: ReactNode;
  onEnd: () => void;
}

/** Shows its children while emergency access lasts, below a banner with the remaining minutes. */
export function DuringEmergency({ until, children, ended, onEnd }: Props) {
  const m = useMessages(breakGlassMessages);
  const minutes = useMinutesUntil(until);
  const hasEnded = minutes === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  if (hasEnded) return ended;
  return (
    <div className="stack">
      <section className="notice problem" aria-label={m.banner}>
        <Icon of={Siren} size={22} />
        <div className="grow">
          <strong>{m.banner}</strong>
          <p className="note">{m.told}</p>
        </div>
        <strong className="num" role="timer">
          {m.minutesLeft({ minutes })}
        </strong>
      </section>
      {children}
    </div>
  );
}

const MINUTE = 60_000;

/** The minutes until a moment, rounded up; 0 once it has passed. */
function useMinutesUntil(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(moment) - now;
  useEffect(() => {
    if (left <= 0) return;
    // At the next whole minute, or at the end.
    const timer = setTimeout(() => setNow(Date.now()), (left % MINUTE) + 1);
    return () => clearTimeout(timer);
  }, [left]);
  return Math.max(0, Math.ceil(left / MINUTE));
}
