import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { Icon } from '../look/icon';
import { StatusBadge } from '../look/status-badge';
import { useMessages } from '../language/messages';
import { addDays, dayWords, mondayOf } from '../time/clinic-time';
import { ConsultationCard } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { useSelection } from './consultation-context';
import { ConsultationList, FurtherPages } from './consultation-list';
import { WHOLE_WEEK } from './doctor-day-view';
import { appointmentMessages } from './messages';
import { dayIn, locationOf } from './views';
import styles from './consultations.module.css';

const weekFrom = (monday: string) => ({ date_gte: monday, date_lte: addDays(monday, 6) });

/** A week of consultations: days side by side, stacked on narrow screens. The week is the list's filter. */
export const DoctorWeek = ({ today }: { today: string }) => (
  <ConsultationList filterDefaultValues={weekFrom(mondayOf(today))} perPage={WHOLE_WEEK}>
    <Week today={today} />
  </ConsultationList>
);

function Week({ today }: { today: string }) {
  const m = useMessages(appointmentMessages);
  const { data, filterValues, isPlaceholderData } = useListContext<Consultation>();
  const monday = mondayOf(dayIn(filterValues.date_gte) ?? today);
  // While another week is loading, react-admin still holds the consultations of the one before.
  const held = useMemo(
    () => (isPlaceholderData ? [] : (data ?? [])).filter(({ status }) => status !== 'Cancelled'),
    [data, isPlaceholderData],
  );
  return (
    <ConsultationCols label={m.week} shown={held}>
      <WeekTurner monday={monday} thisMonday={mondayOf(today)} />
      <ol className={styles.weekGrid} aria-busy={isPlaceholderData === true}>
        {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
          <DayOfWeek
            key={day}
            day={day}
            isToday={day === today}
            loading={isPlaceholderData === true}
            held={held.filter(({ date }) => date === day)}
          />
        ))}
      </ol>
      <Selected />
      <FurtherPages />
    </ConsultationCols>
  );
}

/** Buttons for the previous week, the next week and this one. */
function WeekTurner({ monday, thisMonday }: { monday: string; thisMonday: string }) {
  const m = useMessages(appointmentMessages);
  const { setFilters } = useListContext<Consultation>();
  const turnTo = (first: string) => setFilters(weekFrom(first));
  return (
    <div className={`row ${styles.dayTurner}`}>
      <IconButton size="small" aria-label={m.previousWeek} onClick={() => turnTo(addDays(monday, -7))}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <strong className="num" aria-live="polite">
        {m.days({ first: dayWords(monday).label, last: dayWords(addDays(monday, 6)).label })}
      </strong>
      <IconButton size="small" aria-label={m.nextWeek} onClick={() => turnTo(addDays(monday, 7))}>
        <Icon of={ChevronRight} />
      </IconButton>
      {thisMonday !== monday && (
        <Button size="small" onClick={() => turnTo(thisMonday)}>
          {m.thisWeek}
        </Button>
      )}
    </div>
  );
}

interface DayOfWeekProps {
  /** YYYY-MM-DD */
  day: string;
  isToday: boolean;
  loading: boolean;
  held: readonly Consultation[];
}

function DayOfWeek({ day, isToday, loading, held }: DayOfWeekProps) {
  const m = useMessages(appointmentMessages);
  const navigate = useNavigate();
  const { selected, select } = useSelection();
  const { weekday, date, label } = dayWords(day);
  return (
    <li aria-label={label} aria-current={isToday ? 'date' : undefined}>
      <button
        type="button"
        className={styles.weekDay}
        aria-label={m.openDay({ day: label })}
        onClick={() => void navigate(locationOf('day', { date: day }))}
      >
        {weekday} <b className="num">{date}</b>
      </button>
      {!loading && held.length === 0 && <p className="note soft">{m.nothingThatDay}</p>}
      {held.map((consultation) => (
        <button
          key={consultation.id}
          type="button"
          className={styles.weekEntry}
          aria-pressed={consultation.id === selected?.id}
          onClick={() => select(consultation)}
        >
          <span className="num">{consultation.time}</span>
          <strong>{consultation.patientName}</strong>
          <StatusBadge status={consultation.status} />
        </button>
      ))}
    </li>
  );
}

function Selected() {
  const { selected } = useSelection();
  if (!selected) return null;
  return (
    <div className={styles.weekChosen}>
      <RecordContextProvider value={selected}>
        <ConsultationCard />
      </RecordContextProvider>
    </div>
  );
}
