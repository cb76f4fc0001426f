import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { addDays, dayWords } from '../time/clinic-time';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './booking.module.css';

export const STRIP_DAYS = 7;

/** The days shown: a week from today, or from the chosen day if it is after that week. */
export function stripDays(today: string, chosen: string): string[] {
  const start = chosen < addDays(today, STRIP_DAYS) ? today : chosen;
  return Array.from({ length: STRIP_DAYS }, (_, index) => addDays(start, index));
}

interface Props {
  /** First day that can be chosen. All days are YYYY-MM-DD. */
  today: string;
  days: readonly string[];
  chosen: string;
  /** Days without a free slot, as far as known. */
  full: ReadonlySet<string>;
  onChoose: (day: string) => void;
}

/** Seven days as radio buttons, and a date input for later days. Days before today can't be chosen. */
export function DateStrip({ today, days, chosen, full, onChoose }: Props) {
  const m = useMessages(appointmentMessages);
  const name = useId();
  return (
    <div className={styles.days}>
      {days.map((day) => {
        const { weekday, date, label } = dayWords(day);
        const isFull = full.has(day);
        return (
          <label className={isFull ? `${styles.day} ${styles.full}` : styles.day} data-day={day} key={day}>
            <input
              className="sr"
              type="radio"
              name={name}
              aria-label={isFull ? m.dayWithoutFreeTime({ day: label }) : label}
              checked={day === chosen}
              disabled={isFull}
              onChange={() => onChoose(day)}
            />
            <span aria-hidden>{weekday}</span>
            <b className="num" aria-hidden>
              {date}
            </b>
          </label>
        );
      })}
      <CalendarDay today={today} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

function CalendarDay({ today, chosen, onChoose }: Pick<Props, 'today' | 'chosen' | 'onChoose'>) {
  const m = useMessages(appointmentMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const last = addDays(today, BOOKABLE_DAYS);
  const enter = (day: string) => {
    const allowed = day >= today && day <= last;
    setTyped(allowed ? null : day);
    if (allowed) onChoose(day);
  };
  return (
    <label className={`${styles.day} ${styles.more}`}>
      <CalendarDays size={22} strokeWidth={1.75} aria-hidden />
      <input
        type="date"
        aria-label={m.chooseAnotherDate}
        min={today}
        max={last}
        value={typed ?? chosen}
        onClick={(event) => event.currentTarget.showPicker?.()}
        onChange={(event) => enter(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
