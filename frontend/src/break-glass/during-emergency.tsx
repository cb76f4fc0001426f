import { Siren } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { useMinutesUntil } from '../time/use-minutes-until';
import { breakGlassMessages } from './messages';

interface Props {
  /** The end of the access in milliseconds of this device's clock, counted from the reply. */
  endsAt: number;
  children: ReactNode;
  /** Shown in place of the children after the end. */
  ended: ReactNode;
  onEnd: () => void;
}

/** Shows its children while emergency access lasts, below a banner with the remaining minutes. */
export function DuringEmergency({ endsAt, children, ended, onEnd }: Props) {
  const m = useMessages(breakGlassMessages);
  const minutes = useMinutesUntil(endsAt);
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
