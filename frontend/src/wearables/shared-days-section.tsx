import { lazy, Suspense, useState } from 'react';
import type { Opening } from '../audit/use-opened-query';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Loading } from '../look/states';
import { sharedDaysMessages } from './shared-days-messages';
import styles from './wearables.module.css';

const SharedDays = lazy(() => import('./shared-days'));

interface Props {
  patientId: string;
  firstName: string;
  isEmergency: boolean;
  opening: Opening;
}

/** The days of a patient's devices beside the record: fetched only when the doctor opens them, because the patient is told of each reading. */
export function SharedDaysSection({ patientId, firstName, isEmergency, opening }: Props) {
  const m = useMessages(sharedDaysMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`card ${styles.page}`} aria-labelledby="shared-days">
      <header className="row wrap spread">
        <div>
          <h2 id="shared-days">{m.title}</h2>
          <p className="note">{isEmergency ? m.inEmergency : m.willSee({ firstName })}</p>
        </div>
        {!isEmergency && (
          <Button look="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? m.hide : m.show}
          </Button>
        )}
      </header>
      {isOpen && !isEmergency && (
        <Suspense fallback={<Loading label={m.loading} lines={2} bare />}>
          <SharedDays patientId={patientId} firstName={firstName} opening={opening} />
        </Suspense>
      )}
    </section>
  );
}
