import type { Allergy, Prescription } from '@anamnesis/contracts/records/query-routes';
import { Pill, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { AddAllergy } from './add-allergy';
import { AllergyItem } from './allergy-item';
import { allergyMessages } from './allergy-messages';
import { deskRecordMessages } from './desk-messages';
import type { InRecordOf } from './entry-actions';
import { useTold } from './told';
import styles from './desk-records.module.css';

interface Props {
  firstName: string;
  allergies: readonly Allergy[];
  prescriptions: readonly Prescription[];
  /** Null if the doctor may only read. */
  of: InRecordOf | null;
}

/** What a doctor has to see before every decision: the allergies, and the medicines taken now. */
export function InSight({ firstName, allergies, prescriptions, of }: Props) {
  const m = useMessages(deskRecordMessages);
  const allergy = useMessages(allergyMessages);
  const told = useTold();
  const [adding, setAdding] = useState(false);
  const current = allergies.filter(({ retracted }) => !retracted);
  const medicines = prescriptions.filter(({ isTaken }) => isTaken);
  return (
    <div className={styles.sight}>
      <section className={current.length > 0 ? 'notice' : 'notice info'} aria-label={m.allergies}>
        <Icon of={TriangleAlert} size={20} />
        <div className="grow">
          <strong>{m.allergies}</strong>
          {current.length === 0 && <p className="note">{m.noAllergies}</p>}
          {current.map((each) => (
            <AllergyItem key={each.id} allergy={each} of={of} />
          ))}
        </div>
        {of && (
          <button type="button" className="btn small text" onClick={() => setAdding(true)}>
            {allergy.add}
          </button>
        )}
      </section>
      <section className="notice info" aria-label={m.takingNow}>
        <Icon of={Pill} size={20} />
        <div className="grow">
          <strong>{m.takingNow}</strong>
          {medicines.length === 0 && <p className="note">{m.nothingTaken}</p>}
          {medicines.map((each) => (
            <p key={each.id}>
              {each.medication} <span className="note">{[each.dosage, told(each)].filter(Boolean).join(', ')}</span>
            </p>
          ))}
        </div>
      </section>
      {adding && of && <AddAllergy of={of} note={m.addNote({ firstName })} onClose={() => setAdding(false)} />}
    </div>
  );
}
