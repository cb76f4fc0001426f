import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import type { ReadBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import { personDifferences, type PersonDifference } from '@anamnesis/contracts/record-transfer/same-person';
import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { FieldError } from '../look/field';
import { Icon } from '../look/icon';
import { useNow } from '../time/use-now';
import { transferMessages } from './messages';
import styles from './record-transfer.module.css';

/** What speaks against a file being about the signed-in patient; null while the profile loads. */
export function useDifferences({ person }: ReadBundle): readonly PersonDifference[] | null {
  const profile = useApiQuery(currentPatient).data?.data;
  const today = useNow().toISOString().slice(0, 10);
  return profile ? personDifferences(person, profile, today) : null;
}

interface Props {
  bundle: ReadBundle;
  differences: readonly PersonDifference[];
  confirmed: boolean;
  /** Whether the confirmation was missing when it was sent. */
  isMissing: boolean;
  /** The confirmation's box. */
  box: Ref<HTMLInputElement>;
  onConfirm: (confirmed: boolean) => void;
}

/** Warns that a file may be about another person, which the patient has to rule out. */
export function PersonCheck({ bundle, differences, confirmed, isMissing, box, onConfirm }: Props) {
  const m = useMessages(transferMessages);
  const missing = useId();
  const own = useApiQuery(currentPatient).data?.data.fullName ?? '';
  const sentences = { ...m, name: m.name({ name: bundle.person.name, own }) };
  return (
    <div className="notice care" role="alert">
      <Icon of={CircleAlert} size={22} />
      <div className="grow">
        <strong>{m.differs}</strong>
        {differences.map((difference) => (
          <p key={difference} className={styles.text}>
            {sentences[difference]}
          </p>
        ))}
        <label className={styles.choice}>
          <input
            className="tick"
            type="checkbox"
            ref={box}
            checked={confirmed}
            aria-invalid={isMissing}
            {...(isMissing && { 'aria-describedby': missing })}
            onChange={({ target }) => onConfirm(target.checked)}
          />
          {m.aboutMe}
        </label>
        {isMissing && <FieldError id={missing}>{m.aboutMeMissing}</FieldError>}
      </div>
    </div>
  );
}
