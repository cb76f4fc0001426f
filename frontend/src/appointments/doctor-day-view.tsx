import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../look/icon';
import { Line, LineItem, type NodeKind } from '../look/line';
import { addDays, dayWords, timeOf } from '../time/clinic-time';
import { ConsultationCard, type ConsultationHandlers } from './consultation-card';
import type { DayRow, Tense } from './doctor-day';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './consultations.module.css';

interface Props {
  rows: readonly DayRow[];
  timeZone: string;
  selected: Consultation | undefined;
  busy: boolean;
  handlers: ConsultationHandlers;
}

const nodes: Readonly<Record<Tense, NodeKind>> = { past: 'done', now: 'now', ahead: 'ahead' };

/** The doctor's day as a timeline: consultations, free slots and the current time. */
export function DoctorDay({ rows, timeZone, selected, busy, handlers }: Props) {
  const m = useMessages(appointmentMessages);
  return (
    <Line label={m.day} className={styles.dayLine}>
      {rows.map((row) => (
        <LineItem
          key={row.kind === 'now' ? 'now' : row.kind + row.startsAt}
          kind={nodes[row.tense]}
          className={row.kind === 'consultation' ? '' : styles.free}
        >
          <span className={`${styles.t} num`}>{row.kind === 'now' ? timeOf(row.startsAt, timeZone) : row.time}</span>
          {row.kind === 'consultation' ? (
            <ConsultationCard
              consultation={row.consultation}
              selected={row.consultation.id === selected?.id}
              busy={busy}
              handlers={handlers}
            />
          ) : (
            <p className="note">{row.kind === 'now' ? m.now : m.free}</p>
          )}
        </LineItem>
      ))}
    </Line>
  );
}

/** Buttons for the previous day, the next day and today. */
export function DayTurner({ day, today, onTurn }: { day: string; today: string; onTurn: (day: string) => void }) {
  const m = useMessages(appointmentMessages);
  return (
    <div className={`row ${styles.dayTurner}`}>
      <IconButton size="small" aria-label={m.previousDay} onClick={() => onTurn(addDays(day, -1))}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <strong className="num" aria-live="polite">
        {dayWords(day).label}
      </strong>
      <IconButton size="small" aria-label={m.nextDay} onClick={() => onTurn(addDays(day, 1))}>
        <Icon of={ChevronRight} />
      </IconButton>
      {day !== today && (
        <Button size="small" onClick={() => onTurn(today)}>
          {m.today}
        </Button>
      )}
    </div>
  );
}
