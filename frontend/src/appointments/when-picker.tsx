import { useState } from 'react';
import { ErrorBox } from '../look/states';
import { dayOf, dayWords, zoneName, zoneOffset } from '../time/clinic-time';
import { DateStrip, stripDays, STRIP_DAYS } from './date-strip';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { SlotPicker, SlotsLoading, type Slot } from './slot-picker';
import { useWeekOfSlots } from './use-week-of-slots';

/** A day and, once chosen, a slot of that day. */
export interface When {
  /** YYYY-MM-DD */
  date: string;
  slot: Slot | null;
}

interface Props {
  doctorId: string;
  timeZone: string;
  now: Date;
  when: When;
  onChange: (when: When) => void;
  labels?: { date: string; time: string };
}

/** Picks a day, then one of its free slots. The time zone is named beside the slots. */
export function WhenPicker({ doctorId, timeZone, now, when, onChange, labels }: Props) {
  const m = useMessages(appointmentMessages);
  const today = dayOf(now, timeZone);
  const [days, setDays] = useState(() => stripDays(today, when.date));
  const { slots, failed, full, retry } = useWeekOfSlots(doctorId, days, when.date);
  const choose = (date: string) => {
    if (!days.includes(date)) setDays(stripDays(today, date));
    onChange({ date, slot: null });
  };
  // A chosen slot that has been taken in the meantime is no longer chosen.
  const chosen = slots?.find(({ time, state }) => time === when.slot?.time && state === 'free')?.time ?? null;
  return (
    <>
      <fieldset>
        <legend className="lab">
          {(labels ?? m).date} <span className="opt">{dayWords(when.date).month}</span>
        </legend>
        <DateStrip today={today} days={days.slice(0, STRIP_DAYS)} chosen={when.date} full={full} onChoose={choose} />
      </fieldset>
      <fieldset style={{ marginTop: 24 }}>
        <legend className="lab">
          {(labels ?? m).time}{' '}
          <span className="opt">
            {zoneName(now, timeZone)}, {zoneOffset(now, timeZone)}
          </span>
        </legend>
        {slots ? (
          <SlotChoice slots={slots} chosen={chosen} onChoose={(slot) => onChange({ date: when.date, slot })} />
        ) : failed ? (
          <ErrorBox title={m.slotsFailed} text={m.slotsSafe} onRetry={retry} />
        ) : (
          <SlotsLoading />
        )}
      </fieldset>
    </>
  );
}

function SlotChoice(props: { slots: readonly Slot[]; chosen: string | null; onChoose: (slot: Slot) => void }) {
  const m = useMessages(appointmentMessages);
  return props.slots.length > 0 ? <SlotPicker {...props} /> : <p className="note">{m.noSlotsThatDay}</p>;
}
