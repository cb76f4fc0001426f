import type { PrescriptionWarning } from '@anamnesis/contracts/medicines/warning';
import { useMessages } from '../language/messages';
import { warningMessages } from './warning-messages';

/** One warning: what meets what, how severe, why, on which source, and whether a clinician has reviewed the rule. */
export function MedicineWarning({
  warning: { severity, kind, ingredients, concerns, why, source, reviewed },
}: {
  warning: PrescriptionWarning;
}) {
  const m = useMessages(warningMessages);
  return (
    <div>
      <h3>{m.meets({ medicine: ingredients.join(', '), other: concerns.text })}</h3>
      <dl className="fact-list">
        <div>
          <dt>{m.severity}</dt>
          <dd>
            {m.severities[severity]}, {m.kinds[kind]}
          </dd>
        </div>
        <div>
          <dt>{m.why}</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt>{m.source}</dt>
          <dd>{m.sourceTold({ source, told: reviewed ? m.reviewed : m.unreviewed })}</dd>
        </div>
      </dl>
    </div>
  );
}
