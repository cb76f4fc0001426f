import { isUnchecked } from '@anamnesis/contracts/medicines/unchecked';
import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import type { Allergy, Prescription } from '@anamnesis/contracts/records/query-routes';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { MedicineWarning } from './medicine-warning';
import { useMedicineCheck } from './use-medicine-check';
import { warningMessages } from './warning-messages';
import styles from './desk-records.module.css';

/** What a new medicine is checked against. */
export interface CheckedRecord {
  allergies: readonly Allergy[];
  prescriptions: readonly Prescription[];
}

interface Props {
  /** As typed so far. */
  medicine: string;
  record: CheckedRecord;
  /** The check of a refusal, which counts more than that of this device; null without one. */
  refused: PrescriptionCheck | null;
  /** Whether the warnings are shown elsewhere, with the choice to override them. */
  hasWarningsElsewhere: boolean;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** The check of a medicine while it is typed: against what, how far, and what it meets. */
export function MedicineCheck({ medicine, record, refused, hasWarningsElsewhere, isConfirmed, onConfirm }: Props) {
  const m = useMessages(warningMessages);
  const { current, allergies } = useMemo(
    () => ({
      current: record.prescriptions.filter(({ isTaken }) => isTaken).map(({ medication }) => medication),
      allergies: record.allergies.filter(({ retracted }) => !retracted),
    }),
    [record.prescriptions, record.allergies],
  );
  const { check: own, isFailed } = useMedicineCheck({ medicine, current, allergies });
  const check = refused ?? own;
  const warnings = hasWarningsElsewhere ? [] : (check?.warnings ?? []);
  const mustConfirm = check !== null && isUnchecked(check);
  return (
    <section className="stack" aria-label={m.checkTitle}>
      <div role="status" className="note">
        {check && <HowFar check={check} medicine={medicine} />}
        {warnings.length > 0 && (
          <p>
            <strong>{m.found({ count: warnings.length })}</strong>
          </p>
        )}
        {isFailed && !check && <p>{m.rulesMissing}</p>}
      </div>
      {warnings.length > 0 && (
        <div className={`notice ${styles.warnings}`}>
          <Icon of={TriangleAlert} size={22} />
          <div className="grow stack">
            {warnings.map((warning) => (
              <MedicineWarning key={`${warning.ruleId} ${warning.concerns.text}`} warning={warning} />
            ))}
          </div>
        </div>
      )}
      {mustConfirm && (
        <label className="choice">
          <input
            className="tick"
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => onConfirm(target.checked)}
          />
          {m.confirmUnchecked}
        </label>
      )}
    </section>
  );
}

/** As what the medicine was read, how many rules could be applied, and which words no rule knows. */
function HowFar({ check, medicine }: { check: PrescriptionCheck; medicine: string }) {
  const m = useMessages(warningMessages);
  const { recognised, rulesChecked: count, version, unrecognised } = check;
  const guessed = recognised.filter((each) => each.guessed);
  // Where nothing was recognised, the sentence about the whole medicine says it already.
  const others = recognised.length === 0 ? unrecognised.filter(({ text }) => text !== medicine) : unrecognised;
  return (
    <>
      {recognised.length === 0 ? (
        <p>
          <strong>{m.couldNotBeChecked({ medicine: medicine.trim() })}</strong>
        </p>
      ) : (
        <>
          <p>{m.readAs({ names: recognised.map(({ ingredient }) => ingredient).join(', ') })}</p>
          {guessed.map(({ written, ingredient }) => (
            <p key={ingredient}>{m.guessed({ written, ingredient })}</p>
          ))}
          {isUnchecked(check) && (
            <p>
              <strong>{m.onlyGuessed({ medicine: medicine.trim() })}</strong>
            </p>
          )}
          <p className="num">{m.checked({ count, version })}</p>
        </>
      )}
      {others.map(({ text, words }) => (
        <p key={text}>{m.unrecognised({ text, words: words.join(', ') })}</p>
      ))}
    </>
  );
}
