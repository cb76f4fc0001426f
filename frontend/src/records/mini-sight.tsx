import type { Allergy, Prescription } from '@anamnesis/contracts/records/query-routes';
import { Pill, TriangleAlert } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { deskRecordMessages } from './desk-messages';
import styles from './desk-records.module.css';

interface Props {
  allergies: readonly Allergy[];
  prescriptions: readonly Prescription[];
}

/** The allergies and the medicines taken now, in two lines above a form that covers the record. */
export function MiniSight({ allergies, prescriptions }: Props) {
  const m = useMessages(deskRecordMessages);
  const substances = allergies
    .filter(({ retracted }) => !retracted)
    .map(({ substance, reaction }) => [substance, reaction].filter(Boolean).join(': '));
  const medicines = prescriptions.filter(({ isTaken }) => isTaken).map(({ medication }) => medication);
  return (
    <div className={styles.miniSight}>
      <p className={substances.length > 0 ? styles.harm : undefined}>
        <Icon of={TriangleAlert} size={16} />
        <span>{substances.length > 0 ? m.allergicTo({ substances: substances.join('; ') }) : m.noAllergies}</span>
      </p>
      <p>
        <Icon of={Pill} size={16} />
        <span>{medicines.length > 0 ? m.taking({ medicines: medicines.join('; ') }) : m.nothingTaken}</span>
      </p>
    </div>
  );
}
