import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { useMemo, useState, type ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { SelectionContext, useConsultationActions } from './consultation-context';
import { PatientAside } from './patient-aside';
import { useListKeys } from '../desk/use-list-keys';
import styles from './consultations.module.css';

interface Props {
  label: string;
  /** The consultations on screen, in order. */
  shown: readonly Consultation[];
  children: ReactNode;
}

const none: readonly string[] = [];
const cardOf = (id: string) => document.getElementById(`consultation-${id}`);

/** A doctor's consultations, in the layout of `children`, beside the patient of the selected one. */
export function ConsultationCols({ label, shown, children }: Props) {
  const { keys } = useConsultationActions();
  const [chosen, setChosen] = useState<string>();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selected = shown.find(({ id }) => id === chosen) ?? nextUp(shown);
  useListKeys({ ids: keys ? ids : none, chosen: selected?.id, onChoose: setChosen, cardOf });
  const selection = useMemo(
    () => ({ selected, select: ({ id }: Consultation) => setChosen(id) }),
    [selected, setChosen],
  );
  return (
    <SelectionContext.Provider value={selection}>
      <div className={styles.consultationCols}>
        <section aria-label={label}>{children}</section>
        {selected && (
          <RecordContextProvider value={selected}>
            <PatientAside key={selected.id} />
          </RecordContextProvider>
        )}
      </div>
    </SelectionContext.Provider>
  );
}

/** The consultation selected at first: the running one, otherwise the next one. */
const nextUp = (shown: readonly Consultation[]) =>
  shown.find(({ status }) => status === 'Active') ?? shown.find(({ status }) => status === 'Pending') ?? shown[0];
