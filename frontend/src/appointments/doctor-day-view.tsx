import { doctorSlots } from '@anamnesis/contracts/doctors/addresses';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useApiQuery } from '../api/api-queries';
import { Icon } from '../look/icon';
import { Line, LineItem, type NodeKind } from '../look/line';
import { useMessages } from '../language/messages';
import { useSession } from '../signed-in/session';
import { addDays, dayWords, timeOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { ConsultationCard } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { ConsultationList, FurtherPages, LoadingConsultations } from './consultation-list';
import { dayRows, type DayRow, type Tense } from './doctor-day';
import { appointmentMessages } from './messages';
import { dayIn } from './views';
import styles from './consultations.module.css';

/** More than the consultations of a week; the list fetches only as many as there are. */
export const WHOLE_WEEK = 5_000;

/** One day of the doctor's consultations as a timeline. The day is the list's filter. */
export const DoctorDay = ({ today }: { today: string }) => (
  <ConsultationList filterDefaultValues={{ date: today }} perPage={WHOLE_WEEK}>
    <Day today={today} />
  </ConsultationList>
);

const none: Consultation[] = [];

function Day({ today }: { today: string }) {
  const m = useMessages(appointmentMessages);
  const now = useNow();
  const { timeZone } = useClinic();
  const doctorId = useSession()?.user?.id ?? '';
  const { data, filterValues, setFilters, isPlaceholderData } = useListContext<Consultation>();
  const day = dayIn(filterValues.date) ?? today;
  // While another day is loading, react-admin still holds the consultations of the one before.
  const ofDay = (isPlaceholderData ? null : data) ?? none;
  const { data: offered } = useApiQuery(
    doctorSlots,
    { params: { doctorId }, query: { date: day } },
    { enabled: doctorId !== '' },
  );
  const slots = offered?.slots;
  const rows = useMemo(() => dayRows(ofDay, slots ?? [], now, day === today), [ofDay, slots, now, day, today]);
  const shown = useMemo(() => rows.flatMap((row) => (row.kind === 'consultation' ? [row.consultation] : [])), [rows]);
  return (
    <ConsultationCols label={m.day} shown={shown}>
      <DayTurner day={day} today={today} onTurn={(date) => setFilters({ date })} />
      {isPlaceholderData ? <LoadingConsultations /> : <Timeline rows={rows} timeZone={timeZone} />}
      <FurtherPages />
    </ConsultationCols>
  );
}

const nodes: Readonly<Record<Tense, NodeKind>> = { past: 'done', now: 'now', ahead: 'ahead' };

/** Consultations, free slots and the current time. */
function Timeline({ rows, timeZone }: { rows: readonly DayRow[]; timeZone: string }) {
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
            <RecordContextProvider value={row.consultation}>
              <ConsultationCard />
            </RecordContextProvider>
          ) : (
            <p className="note">{row.kind === 'now' ? m.now : m.free}</p>
          )}
        </LineItem>
      ))}
    </Line>
  );
}

/** Buttons for the previous day, the next day and today. */
function DayTurner({ day, today, onTurn }: { day: string; today: string; onTurn: (day: string) => void }) {
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
