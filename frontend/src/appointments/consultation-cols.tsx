import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { useMemo, useState, type ReactNode } from 'react';
import type { ConsultationHandlers } from './consultation-card';
import { PatientAside } from './patient-aside';
import { useListKeys } from './use-list-keys';
import styles from './consultations.module.css';

interface Props {
  label: string;
  /** The consultations on screen, in order. */
  shown: readonly Consultation[];
  /** Whether J and K move through them. */
  keys: boolean;
  handlers: Omit<ConsultationHandlers, 'select'>;
  children: (selected: Consultation | undefined, handlers: ConsultationHandlers) => ReactNode;
}

const none: readonly string[] = [];
const cardOf = (id: string) => document.getElementById(`consultation-${id}`);

/** A doctor's consultations, in the layout of `children`, beside the patient of the selected one. */
export function ConsultationCols({ label, shown, keys, handlers, children }: Props) {
  const [chosen, setChosen] = useState<string>();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selected = shown.find(({ id }) => id === chosen) ?? nextUp(shown);
  useListKeys({ ids: keys ? ids : none, chosen: selected?.id, onChoose: setChosen, cardOf });
  return (
    <div className={styles.consultationCols}>
      <section aria-label={label}>{children(selected, { ...handlers, select: ({ id }) => setChosen(id) })}</section>
      {selected && <PatientAside key={selected.id} consultation={selected} />}
    </div>
  );
}

/** The consultation selected at first: the running one, otherwise the next one. */
const nextUp = (shown: readonly Consultation[]) =>
  shown.find(({ status }) => status === 'Active') ?? shown.find(({ status }) => status === 'Pending') ?? shown[0];
