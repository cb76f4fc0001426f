import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { sharedRecordMessages } from './messages';
import styles from './shared-record.module.css';

/** The current allergies, first on the page. */
export function SharedAllergies({ allergies }: { allergies: readonly Allergy[] }) {
  const m = useMessages(sharedRecordMessages);
  const current = allergies.filter(({ retracted }) => !retracted);
  return (
    <section className={`card ${styles.allergies}`} aria-labelledby="shared-allergies">
      <Icon of={TriangleAlert} size={22} />
      <div className="grow">
        <h2 id="shared-allergies">{m.allergies}</h2>
        {current.length === 0 && <p className="note">{m.noAllergies}</p>}
        {current.map(({ id, substance, reaction }) => (
          <p key={id}>
            <strong>{substance}</strong> <span className="note">{reaction}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
