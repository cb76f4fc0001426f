import type { IntegrityHead } from '@anamnesis/contracts/integrity/routes';
import { CircleCheck, CircleX, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';
import { ProofTree } from './proof-tree';
import { isVerified, type VerifiedHistory as Verified } from './verify-history';

/** The result of a verification in this browser: the head, and each event with its path to it. */
export function VerifiedHistory({
  result,
  head,
  older,
}: {
  result: Verified;
  head: IntegrityHead;
  older: IntegrityHead | undefined;
}) {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  const [chosen, choose] = useState(0);
  const { entries, gaps, signature, isConsistent } = result;
  const differing = entries.filter(({ isProven }) => !isProven).length + gaps.length;
  const shown = entries[Math.min(chosen, entries.length - 1)];
  const count = older?.size ?? 0;
  return (
    <Section title={m.events}>
      <div role="status">
        {isVerified(result) ? (
          <div className={styles.seal}>
            <Icon of={ShieldCheck} size={22} />
            <span>
              <strong>{m.verified}</strong>
              <br />
              {m.verifiedText({ count: entries.length, time: agreedTime(head.signedAt, timeZone) })}
            </span>
          </div>
        ) : (
          <div className="notice">
            <Icon of={CircleX} size={22} />
            <div className="grow">
              <strong>{m.notVerified}</strong>
              <p className="note">{m.notVerifiedText({ count: differing })}</p>
            </div>
          </div>
        )}
      </div>
      <dl className="fact-list">
        <div>
          <dt>{m.signature}</dt>
          <dd>{m.signatures[signature]}</dd>
        </div>
        <div>
          <dt>{m.consistency}</dt>
          <dd>
            {isConsistent === null ? m.noOlder : isConsistent ? m.consistent({ count }) : m.inconsistent({ count })}
          </dd>
        </div>
      </dl>
      {gaps.length > 0 && (
        <ul className={styles.findings}>
          {gaps.map(({ streamId, revision }) => (
            <li key={`${streamId} ${revision}`}>{m.revisionGone({ streamId, revision })}</li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <ul className={styles.entries}>
          {entries.map(({ index, event, isProven }, at) => (
            <li key={event?.id ?? index}>
              <button type="button" className={styles.entry} aria-pressed={at === chosen} onClick={() => choose(at)}>
                <span className="num">{event ? m.event(event) : m.eventGone({ index: index ?? 0 })}</span>
                <span className={`badge ${isProven ? 'active' : 'other'}`}>
                  <Icon of={isProven ? CircleCheck : CircleX} size={16} />
                  {isProven ? m.proven : m.notProven}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {shown?.event && shown.index !== null && (
          <div>
            <ProofTree
              index={shown.index}
              steps={shown.proof.length}
              isProven={shown.isProven}
              label={m.tree({ position: shown.event.position, steps: m.steps({ count: shown.proof.length }) })}
            />
            <p className="note">
              {m.steps({ count: shown.proof.length })}. {shown.isProven ? m.treeAgrees : m.treeDiffers}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}
