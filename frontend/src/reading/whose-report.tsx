import { UserRoundX } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../language/messages';
import { FieldError } from '../look/field';
import { Icon } from '../look/icon';
import { readingMessages } from './messages';
import styles from './reading.module.css';
import type { WhoseReport as Whose } from './use-whose-report';

interface Props {
  whose: Whose;
  /** Whether there is anything to save. */
  hasValues: boolean;
}

/** Warns that a document names another person; nothing of it is saved before the patient says that it is theirs. Nothing if it does not. */
export function WhoseReport({ whose, hasValues }: Props) {
  const m = useMessages(readingMessages);
  const missing = useId();
  const { own, patients, others, areOwn, isMissing, box, confirm } = whose;
  const [other] = others;
  if (!other || own === null) return null;
  const isOne = patients.length === 1;
  return (
    <div className="notice care" role="alert">
      <Icon of={UserRoundX} size={22} />
      <div className="grow">
        <strong>{isOne ? m.namesAnother({ name: other.name }) : m.namesSeveral({ count: patients.length })}</strong>
        {isOne ? (
          <p className={styles.named}>{m.profileSays({ own })}</p>
        ) : (
          <ul className={styles.named}>
            {patients.map(({ name, page }) => (
              <li key={name}>{m.nameOnPage({ name, page })}</li>
            ))}
          </ul>
        )}
        {hasValues && (
          <>
            {!isOne && <p className={styles.named}>{m.keepOwn}</p>}
            <label className={styles.own}>
              <input
                className="tick"
                type="checkbox"
                ref={box}
                checked={areOwn}
                aria-invalid={isMissing}
                {...(isMissing && { 'aria-describedby': missing })}
                onChange={({ target }) => confirm(target.checked)}
              />
              {m.areOwn}
            </label>
            {isMissing && <FieldError id={missing}>{m.areOwnMissing}</FieldError>}
          </>
        )}
      </div>
    </div>
  );
}
