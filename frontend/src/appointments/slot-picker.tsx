import { TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { useId } from 'react';
import { messages } from './messages';
import styles from './booking.module.css';

export interface Slot {
  /** HH:MM */
  time: string;
  startsAt: string;
  endsAt: string;
  state: 'free' | 'taken' | 'past';
}

/** The times of one day, morning and afternoon, as radio buttons; taken and past ones are struck, labelled and out of reach. */
export function SlotPicker({
  slots,
  chosen,
  onChoose,
}: {
  slots: readonly Slot[];
  chosen: string | null;
  onChoose: (slot: Slot) => void;
}) {
  const name = useId();
  return (
    <div className={styles.slotParts}>
      {partsOf(slots).map(({ label, slots: ofPart }) => (
        <div className={styles.slotPart} key={label} role="group" aria-label={label}>
          <span className="note" aria-hidden>
            {label}
          </span>
          <div className={styles.slots}>
            {ofPart.map((slot) => (
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
                {slot.state !== 'free' && <small>{slot.state === 'taken' ? messages.taken : messages.past}</small>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The usual times while the real ones are being asked for: their places, none of them to be chosen. */
export function SlotsLoading() {
  return (
    <div className={styles.slotParts} role="status" aria-label={messages.loadingSlots}>
      {partsOf(TIME_SLOTS.map((time) => ({ time }))).map(({ label, slots }) => (
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

const partsOf = <S extends { time: string }>(slots: readonly S[]) =>
  [
    { label: messages.morning, slots: slots.filter(({ time }) => time < '12:00') },
    { label: messages.afternoon, slots: slots.filter(({ time }) => time >= '12:00') },
  ].filter((part) => part.slots.length > 0);
