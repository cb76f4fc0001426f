import { useMemo } from 'react';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { ConsultationCard, type ConsultationHandlers } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { dayRows } from './doctor-day';
import { DayTurner, DoctorDay } from './doctor-day-view';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import type { useConsultations } from './use-consultations';
import styles from './consultations.module.css';

interface Props {
  found: ReturnType<typeof useConsultations>;
  view: 'cards' | 'day';
  /** The day on screen, and today; YYYY-MM-DD. */
  day: string;
  today: string;
  now: Date;
  onDay: (day: string) => void;
  busy: boolean;
  /** Whether J and K move through the list. */
  keys: boolean;
  handlers: Omit<ConsultationHandlers, 'select'>;
}

/** The doctor's day or list: loading, failed, empty or filled. */
export function ConsultationsBody({ found, view, day, today, now, onDay, busy, keys, handlers }: Props) {
  const m = useMessages(appointmentMessages);
  const { open, ofDay, slots, timeZone } = found;
  const rows = useMemo(() => dayRows(ofDay ?? [], slots, now, day === today), [ofDay, slots, now, day, today]);
  const shown = useMemo(
    () =>
      view === 'cards' ? (open ?? []) : rows.flatMap((row) => (row.kind === 'consultation' ? [row.consultation] : [])),
    [view, open, rows],
  );

  if (found.failed && !(open && ofDay))
    return (
      <div className="desk-page">
        <ErrorBox title={m.doctorFetchFailed} text={m.appointmentsAreSafe} onRetry={found.retry} />
      </div>
    );
  if (!open || !ofDay)
    return (
      <div className="desk-page">
        <Loading label={m.loading} lines={3} />
      </div>
    );
  if (view === 'day')
    return (
      <ConsultationCols label={m.day} {...{ shown, keys, handlers }}>
        {(selected, all) => (
          <>
            <DayTurner day={day} today={today} onTurn={onDay} />
            <DoctorDay rows={rows} timeZone={timeZone} selected={selected} busy={busy} handlers={all} />
          </>
        )}
      </ConsultationCols>
    );
  return (
    <ConsultationCols label={m.upcomingAppointments} {...{ shown, keys, handlers }}>
      {(selected, all) =>
        open.length === 0 ? (
          <div className="desk-page">
            <EmptyState title={m.noAppointmentsCurrently} text={m.noneScheduled} />
          </div>
        ) : (
          <ul className={styles.consultationCards}>
            {open.map((consultation) => (
              <li key={consultation.id}>
                <ConsultationCard
                  {...{ consultation, selected: consultation.id === selected?.id, busy, handlers: all }}
                />
              </li>
            ))}
          </ul>
        )
      }
    </ConsultationCols>
  );
}
