import { Check } from 'lucide-react';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { deskRecordMessages } from './desk-messages';
import type { EntryDraft } from './entry-fields';
import styles from './desk-records.module.css';

/** The medicines that were saved while the dialog stayed open, in their order. */
export function AddedMedicines({ medicines }: { medicines: readonly EntryDraft[] }) {
  const m = useMessages(deskRecordMessages);
  if (medicines.length === 0) return null;
  return (
    <section aria-label={m.added}>
      <h3 className="note">{m.added}</h3>
      <ol className={styles.added}>
        {medicines.map(({ medication, dosage, duration }, index) => (
          <li key={index}>
            <Icon of={Check} size={18} />
            <span>
              <strong>{medication.trim()}</strong>{' '}
              {[dosage, duration]
                .map((text) => text.trim())
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
