import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../look/field';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { MedicineWarning } from './medicine-warning';
import { warningMessages } from './warning-messages';
import styles from './desk-records.module.css';

interface Props {
  check: PrescriptionCheck;
  isPending: boolean;
  onChooseAnother: () => void;
  /** Called with a reason that is not blank, and the warnings that were read. */
  onOverride: (override: { reason: string; warnings: { ruleId: string; concerns: string }[] }) => void;
}

/** What a medicine is warned of: what, why and on which source; the way back, and the way on with a reason. */
export function PrescriptionWarnings({ check, isPending, onChooseAnother, onOverride }: Props) {
  const m = useMessages(warningMessages);
  const [reason, setReason] = useState('');
  const override = () =>
    onOverride({
      reason: reason.trim(),
      // One for information needs no answer.
      warnings: check.warnings.flatMap(({ interrupts, ruleId, concerns }) =>
        interrupts ? { ruleId, concerns: concerns.text } : [],
      ),
    });
  return (
    <section className={`notice ${styles.warnings}`} role="alert" aria-label={m.title}>
      <Icon of={TriangleAlert} size={22} />
      <div className="grow stack">
        {check.warnings.map((warning) => (
          <MedicineWarning key={`${warning.ruleId} ${warning.concerns.text}`} warning={warning} />
        ))}
        <p className="note num">{m.checked({ count: check.rulesChecked, version: check.version })}</p>
        {check.unrecognised.map(({ text, words }) => (
          <p key={text} className="note">
            {m.unrecognised({ text, words: words.join(', ') })}
          </p>
        ))}
        <div>
          <Button variant="act" onClick={onChooseAnother}>
            {m.chooseAnother}
          </Button>
        </div>
        <Field
          label={m.sayWhy}
          hint={m.whoReads}
          value={reason}
          inputProps={{ maxLength: 500 }}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button variant="outlined" color="error" disabled={isPending || reason.trim() === ''} onClick={override}>
            {m.override}
          </Button>
        </div>
      </div>
    </section>
  );
}
