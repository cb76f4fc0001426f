import { listAllergies } from '@anamnesis/contracts/records/addresses';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { Icon } from '../look/icon';
import { lookMessages } from '../look/messages';
import { useMessages } from '../language/messages';
import { OriginLine } from '../record-transfer/origin-line';
import { useSession } from '../signed-in/session';
import { AddAllergy } from './add-allergy';
import { AllergyItem } from './allergy-item';
import { allergyMessages } from './allergy-messages';
import styles from './records.module.css';

/** The patient's allergies, which every prescription of a doctor is checked against, and a dialog to add one. */
export function AllergiesCard() {
  const m = useMessages(allergyMessages);
  const look = useMessages(lookMessages);
  const [adding, setAdding] = useState(false);
  const of = { patientId: useSession()?.user?.id ?? '' };
  const { data, isError, refetch } = useApiQuery(listAllergies);
  const current = data?.allergies.filter(({ retracted }) => !retracted);
  return (
    <section className={`card ${styles.allergies}`} aria-labelledby="allergies">
      <Icon of={TriangleAlert} size={22} />
      <div className="grow">
        <h2 id="allergies">{m.title}</h2>
        {!data && !isError && <p className="note">{m.loading}</p>}
        {isError && (
          <p className="note" role="alert">
            {data ? m.refreshFailed : m.loadFailed}{' '}
            <button type="button" className="btn small text" onClick={() => void refetch()}>
              {look.tryAgain}
            </button>
          </p>
        )}
        {current?.length === 0 && <p className="note">{m.none}</p>}
        {current?.map((allergy) => (
          <div key={allergy.id}>
            <AllergyItem allergy={allergy} of={of} />
            <OriginLine origin={allergy.origin} />
          </div>
        ))}
      </div>
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {m.add}
      </Button>
      {adding && <AddAllergy of={of} note={m.note} onClose={() => setAdding(false)} />}
    </section>
  );
}
