import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../look/icon';
import { Line, LineItem, type NodeKind } from '../look/line';
import { addDays, dayWords, timeOf } from '../time/clinic-time';
import { ConsultationCard, type ConsultationDeeds } from './consultation-card';
import type { DayRow, Tense } from './doctor-day';
import { messages } from './messages';
import styles from './consultations.module.css';

interface Props {
  rows: readonly DayRow[];
  timeZone: string;
  selected: Consultation | undefined;
  busy: boolean;
  deeds: ConsultationDeeds;
}

const nodes: Readonly<Record<Tense, NodeKind>> = { past: 'done', now: 'now', ahead: 'ahead' };

/** The doctor's day on the line: hours, consultations, free times, now. */
export function DoctorDay({ rows, timeZone, selected, busy, deeds }: Props) {
  return (
    <Line label={messages.day} className={styles.dayLine}>
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
              deeds={deeds}
            />
          ) : (
            <p className="note">{row.kind === 'now' ? messages.now : messages.free}</p>
          )}
        </LineItem>
      ))}
    </Line>
  );
}

/** Yesterday, tomorrow, and back to today. */
export function DayTurner({ day, today, onTurn }: { day: string; today: string; onTurn: (day: string) => void }) {
  return (
    <div className={`row ${styles.dayTurner}`}>
      <IconButton size="small" aria-label={messages.previousDay} onClick={() => onTurn(addDays(day, -1))}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <strong className="num" aria-live="polite">
        {dayWords(day).label}
      </strong>
      <IconButton size="small" aria-label={messages.nextDay} onClick={() => onTurn(addDays(day, 1))}>
        <Icon of={ChevronRight} />
      </IconButton>
      {day !== today && (
        <Button size="small" onClick={() => onTurn(today)}>
          {messages.today}
        </Button>
      )}
    </div>
  );
}
