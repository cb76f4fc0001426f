import type { VerificationKind } from '@anamnesis/contracts/integrity/constants';
import type { IntegrityVerification } from '@anamnesis/contracts/integrity/routes';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { FindingText } from './finding-text';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';

const looks = {
  passed: { look: 'active', icon: CircleCheck },
  failed: { look: 'other', icon: CircleX },
  aborted: { look: 'pending', icon: TriangleAlert },
} as const;
const MAX_SHOWN = 30;

export function OutcomeBadge({ outcome }: Pick<IntegrityVerification, 'outcome'>) {
  const m = useMessages(integrityMessages);
  const { look, icon } = looks[outcome];
  return (
    <span className={`badge ${look}`}>
      <Icon of={icon} size={16} />
      {m.outcomes[outcome]}
    </span>
  );
}

/** The latest verification of one kind, with everything that differs. */
export function VerificationCard({
  kind,
  latest,
}: {
  kind: VerificationKind;
  latest: IntegrityVerification | undefined;
}) {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  if (!latest)
    return (
      <Section title={m.kinds[kind]}>
        <p className="note">{m.never}</p>
      </Section>
    );
  const { outcome, checked, findings } = latest;
  const time = agreedTime(latest.endedAt, timeZone);
  return (
    <Section title={m.kinds[kind]}>
      <div className={styles.outcome}>
        <OutcomeBadge outcome={outcome} />
        <p className="note num">
          {outcome === 'failed' ? m.differs({ count: findings.length, time }) : m.verifiedAt({ time })}
        </p>
      </div>
      {outcome === 'passed' && <p>{m.checked[kind]({ count: checked })}</p>}
      {outcome === 'aborted' && <p>{m.aborted}</p>}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.slice(0, MAX_SHOWN).map((finding, at) => (
            <li key={at}>
              <FindingText finding={finding} />
            </li>
          ))}
          {findings.length > MAX_SHOWN && <li>{m.moreFindings({ count: findings.length - MAX_SHOWN })}</li>}
        </ul>
      )}
    </Section>
  );
}
