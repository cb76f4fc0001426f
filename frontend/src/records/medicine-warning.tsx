import type { ReadSource } from '@anamnesis/contracts/medicines/read-source';
import type { PrescriptionWarning } from '@anamnesis/contracts/medicines/warning';
import { useMessages } from '../language/messages';
import { WebLink } from '../look/web-link';
import { longDay } from '../time/clinic-time';
import { warningMessages } from './warning-messages';

/** One warning: what meets what, how severe, why, which sources were read, how far it was checked, and whether a clinician has reviewed the rule. */
export function MedicineWarning({
  warning: { severity, kind, ingredients, concerns, why, sources, confidence, reviewed },
}: {
  warning: PrescriptionWarning;
}) {
  const m = useMessages(warningMessages);
  const howFar = m.confidences[confidence];
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
        {sources.map((source) => (
          <Source key={source.url} source={source} />
        ))}
        <div>
          <dt>{m.checkedHowFar}</dt>
          <dd>{m.howFarTold({ howFar, reviewed: reviewed ? m.reviewed : m.unreviewed })}</dd>
        </div>
      </dl>
    </div>
  );
}

/** What was read, where, when, and what it says of these medicines. */
function Source({ source: { title, url, readOn, says } }: { source: ReadSource }) {
  const m = useMessages(warningMessages);
  return (
    <div>
      <dt>{m.source}</dt>
      <dd>
        <WebLink title={title} url={url} opensInNewTab={m.opensInNewTab} />
        <br />
        {says} {m.readOn({ day: longDay(readOn, 'UTC') })}
      </dd>
    </div>
  );
}
