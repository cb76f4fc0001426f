import { RATINGS } from '@anamnesis/contracts/sessions/constants';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { messages, starWords } from './messages';
import styles from './sessions.module.css';

/** One to five stars as a radio group: arrows move, the words say what is chosen. */
export function StarRating({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="lab">
        {messages.ratingLabel}
        <span className="opt num">{starWords(value)}</span>
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
              aria-label={starWords(stars)}
              onChange={() => onChange(stars)}
            />
            <Star size={32} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
