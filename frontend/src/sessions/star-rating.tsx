import { RATINGS } from '@anamnesis/contracts/sessions/constants';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './sessions.module.css';

/** One to five stars as a radio group, with the choice in words. */
export function StarRating({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const m = useMessages(sessionMessages);
  const name = useId();
  return (
    <fieldset>
      <legend className="lab">
        {m.ratingLabel}
        <span className="opt num">{m.stars({ count: value })}</span>
      </legend>
      <div className={styles.stars}>
        {RATINGS.map((stars) => (
          <label className={stars <= value ? `${styles.star} ${styles.lit}` : styles.star} key={stars}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={m.stars({ count: stars })}
              onChange={() => onChange(stars)}
            />
            <Star size={32} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
