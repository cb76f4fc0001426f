import { TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { useId } from 'react';
import { appointmentMessages, type AppointmentTexts } from './messages';
import { useMessages } from '../language/messages';
import styles from './booking.module.css';

export interface Slot {
  /** HH:MM */
  time: string;
  startsAt: string;
  endsAt: string;
  state: 'free' | 'taken' | 'past';
}

/** The slots of one day as radio buttons, grouped into morning and afternoon. Taken and past ones are disabled and labelled. */
export function SlotPicker({
  slots,
  chosen,
  onChoose,
}: {
  slots: readonly Slot[];
  chosen: string | null;
  onChoose: (slot: Slot) => void;
}) {
  const m = useMessages(appointmentMessages);
  const name = useId();
  return (
    <div className={styles.slotParts}>
      {partsOf(m, slots).map(({ label, slots: isRangeRequest }) => (
        <div className={styles.slotPart} key={label} role="group" aria-label={label}>
          <span className="note" aria-hidden>
            {label}
          </span>
          <div className={styles.slots}>
            {isRangeRequest.map((slot) => (
              <label className={styles.slot} data-state={slot.state} key={slot.time}>
                <input
                  className="sr"
                  type="radio"
                  name={name}
                  value={slot.time}
                  checked={slot.time === chosen}
                  disabled={slot.state !== 'free'}
                  onChange={() => onChoose(slot)}
                />
                <span className="num">{slot.time}</span>
                {slot.state !== 'free' && <small>{slot.state === 'taken' ? m.taken : m.past}</small>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder while the slots load: the usual times, none of which can be chosen. */
export function SlotsLoading() {
  const m = useMessages(appointmentMessages);
  return (
    <div className={styles.slotParts} role="status" aria-label={m.loadingSlots}>
      {partsOf(
        m,
        TIME_SLOTS.map((time) => ({ time })),
      ).map(({ label, slots }) => (
        <div className={styles.slotPart} key={label} aria-hidden>
          <span className="note" aria-hidden>
            {label}
          </span>
          <div className={styles.slots}>
            {slots.map(({ time }) => (
              <span className={`${styles.slot} ${styles.coming}`} key={time}>
                <span className="num">{time}</span>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const partsOf = <S extends { time: string }>(m: AppointmentTexts, slots: readonly S[]) =>
  [
    { label: m.morning, slots: slots.filter(({ time }) => time < '12:00') },
    { label: m.afternoon, slots: slots.filter(({ time }) => time >= '12:00') },
  ].filter((part) => part.slots.length > 0);
