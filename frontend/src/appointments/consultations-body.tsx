import type { Consultation } from '@anamnesis/contracts/appointments/routes';
import { useMemo, useState } from 'react';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { ConsultationCard, type ConsultationDeeds } from './consultation-card';
import { dayRows } from './doctor-day';
import { DayTurner, DoctorDay } from './doctor-day-view';
import { messages } from './messages';
import { PatientAside } from './patient-aside';
import type { useConsultations } from './use-consultations';
import { useListKeys } from './use-list-keys';
import type { View } from './view-switch';

interface Props {
  found: ReturnType<typeof useConsultations>;
  view: View;
  /** The day on screen, and today; YYYY-MM-DD. */
  day: string;
  today: string;
  now: Date;
  onDay: (day: string) => void;
  busy: boolean;
  /** Whether J and K move through the list. */
  keys: boolean;
  deeds: Omit<ConsultationDeeds, 'select'>;
}

const none: readonly string[] = [];
const cardOf = (id: string) => document.getElementById(`consultation-${id}`);

/** The doctor's day or list in each of its states, and beside it the patient of the chosen consultation. */
export function ConsultationsBody({ found, view, day, today, now, onDay, busy, keys, deeds }: Props) {
  const [chosen, setChosen] = useState<string>();
  const { open, ofDay, slots, timeZone } = found;
  const rows = useMemo(() => dayRows(ofDay ?? [], slots, now, day === today), [ofDay, slots, now, day, today]);
  const shown = useMemo(
    () =>
      view === 'cards' ? (open ?? []) : rows.flatMap((row) => (row.kind === 'consultation' ? [row.consultation] : [])),
    [view, open, rows],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selected = shown.find(({ id }) => id === chosen) ?? nextUp(shown);
  useListKeys({ ids: keys ? ids : none, chosen: selected?.id, onChoose: setChosen, cardOf });
  const all: ConsultationDeeds = { ...deeds, select: ({ id }) => setChosen(id) };

  if (found.failed && !(open && ofDay))
    return (
      <div className="desk-page">
        <ErrorBox title={messages.doctorFetchFailed} text={messages.appointmentsAreSafe} onRetry={found.askAgain} />
      </div>
    );
  if (!open || !ofDay)
    return (
      <div className="desk-page">
        <Loading label={messages.loading} lines={3} />
      </div>
    );
  return (
    <div className="consultation-cols">
      <section aria-label={view === 'day' ? messages.day : messages.upcomingAppointments}>
        {view === 'day' ? (
          <>
            <DayTurner day={day} today={today} onTurn={onDay} />
            <DoctorDay rows={rows} timeZone={timeZone} selected={selected} busy={busy} deeds={all} />
          </>
        ) : open.length === 0 ? (
          <div className="desk-page">
            <EmptyState title={messages.noAppointmentsCurrently} text={messages.noneScheduled} />
          </div>
        ) : (
          <ul className="consultation-cards">
            {open.map((consultation) => (
              <li key={consultation.id}>
                <ConsultationCard
                  consultation={consultation}
                  selected={consultation.id === selected?.id}
                  busy={busy}
                  deeds={all}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {selected && <PatientAside key={selected.id} consultation={selected} />}
    </div>
  );
}

/** What a doctor most likely turns to: what runs, else what comes next. */
const nextUp = (shown: readonly Consultation[]) =>
  shown.find(({ status }) => status === 'Active') ?? shown.find(({ status }) => status === 'Pending') ?? shown[0];
