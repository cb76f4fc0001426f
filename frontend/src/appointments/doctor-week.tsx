import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../look/icon';
import { ErrorBox } from '../look/states';
import { StatusBadge } from '../look/status-badge';
import { addDays, dayWords, mondayOf } from '../time/clinic-time';
import { ConsultationCols } from './consultation-cols';
import { ConsultationCard, type ConsultationHandlers } from './consultation-card';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { useAllConsultations } from './use-all-consultations';
import styles from './consultations.module.css';

interface Props {
  /** A day of the week on screen, and today; YYYY-MM-DD. */
  day: string;
  today: string;
  onDay: (day: string) => void;
  /** Opens the timeline of one day. */
  onOpenDay: (day: string) => void;
  busy: boolean;
  keys: boolean;
  handlers: Omit<ConsultationHandlers, 'select'>;
}

/** A week of consultations: days side by side, stacked on narrow screens. */
export function DoctorWeek({ day, today, onDay, onOpenDay, busy, keys, handlers }: Props) {
  const m = useMessages(appointmentMessages);
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const { data, isError, refetch } = useAllConsultations({ date_gte: monday, date_lte: days.at(-1) });
  const held = (data ?? []).filter(({ status }) => status !== 'Cancelled');
  if (isError && !data)
    return (
      <div className="desk-page">
        <ErrorBox title={m.doctorFetchFailed} text={m.appointmentsAreSafe} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <ConsultationCols label={m.week} shown={held} keys={keys} handlers={handlers}>
      {(selected, all) => (
        <>
          <div className={`row ${styles.dayTurner}`}>
            <IconButton size="small" aria-label={m.previousWeek} onClick={() => onDay(addDays(day, -7))}>
              <Icon of={ChevronLeft} />
            </IconButton>
            <strong className="num" aria-live="polite">
              {m.days({ first: dayWords(monday).label, last: dayWords(days.at(-1) ?? monday).label })}
            </strong>
            <IconButton size="small" aria-label={m.nextWeek} onClick={() => onDay(addDays(day, 7))}>
              <Icon of={ChevronRight} />
            </IconButton>
            {mondayOf(today) !== monday && (
              <Button size="small" onClick={() => onDay(today)}>
                {m.thisWeek}
              </Button>
            )}
          </div>
          <ol className={styles.weekGrid} aria-busy={data === undefined}>
            {days.map((each) => {
              const { weekday, date, label } = dayWords(each);
              const ofDay = held.filter((consultation) => consultation.date === each);
              return (
                <li key={each} aria-label={label} aria-current={each === today ? 'date' : undefined}>
                  <button
                    type="button"
                    className={styles.weekDay}
                    aria-label={m.openDay({ day: label })}
                    onClick={() => onOpenDay(each)}
                  >
                    {weekday} <b className="num">{date}</b>
                  </button>
                  {data && ofDay.length === 0 && <p className="note soft">{m.nothingThatDay}</p>}
                  {ofDay.map((consultation) => (
                    <button
                      key={consultation.id}
                      type="button"
                      className={styles.weekEntry}
                      aria-pressed={consultation.id === selected?.id}
                      onClick={() => all.select(consultation)}
                    >
                      <span className="num">{consultation.time}</span>
                      <strong>{consultation.patientName}</strong>
                      <StatusBadge status={consultation.status} />
                    </button>
                  ))}
                </li>
              );
            })}
          </ol>
          {selected && (
            <div className={styles.weekChosen}>
              <ConsultationCard consultation={selected} selected busy={busy} handlers={all} />
            </div>
          )}
        </>
      )}
    </ConsultationCols>
  );
}
