import type { IntegrityHead } from '@anamnesis/contracts/integrity/routes';
import { CircleCheck, CircleX, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';
import { ProofTree } from './proof-tree';
import type { KeyState } from './use-trusted-key';
import { isVerified, type VerifiedHistory as Verified } from './verify-history';

/** The result of a verification in this browser: the head, and each event with its path to it. */
export function VerifiedHistory({
  result,
  head,
  older,
  keyState,
}: {
  result: Verified;
  head: IntegrityHead;
  older: IntegrityHead | undefined;
  keyState: KeyState;
}) {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  const [chosen, choose] = useState(0);
  const { entries, gaps, absent, signature, isConsistent } = result;
  const differing = entries.filter(({ isProven }) => !isProven).length + gaps.length + absent.length;
  const shown = entries[Math.min(chosen, entries.length - 1)];
  const count = older?.size ?? 0;
  return (
    <Section title={m.events}>
      <div role="status">
        {isVerified(result) && keyState !== 'other' ? (
          <div className={keyState === 'trusted' ? styles.seal : 'notice'}>
            <Icon of={keyState === 'trusted' ? ShieldCheck : ShieldQuestionMark} size={22} />
            <span>
              <strong>{keyState === 'trusted' ? m.verified : m.agrees}</strong>
              <br />
              {m.verifiedText({ count: entries.length, time: agreedTime(head.signedAt, timeZone) })}{' '}
              {keyState === 'trusted' ? '' : m.keyUnknownText}
            </span>
          </div>
        ) : (
          <div className="notice">
            <Icon of={CircleX} size={22} />
            <div className="grow">
              <strong>{entries.length === 0 ? m.nothingFound : m.notVerified}</strong>
              <p className="note">
                {entries.length === 0
                  ? m.nothingFoundText
                  : keyState === 'other'
                    ? m.keyOtherText
                    : m.notVerifiedText({ count: differing })}
              </p>
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
      {gaps.length + absent.length > 0 && (
        <ul className={styles.findings}>
          {gaps.map(({ streamId, from, to }) => (
            <li key={`${streamId} ${from}`}>
              {from === to ? m.revisionGone({ streamId, revision: from }) : m.revisionsGone({ streamId, from, to })}
            </li>
          ))}
          {absent.map((name) => (
            <li key={name}>{m.absent({ name })}</li>
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
              size={head.size}
              isProven={shown.isProven}
              label={m.tree({ position: shown.event.position, steps: m.steps({ count: shown.proof.length }) })}
            />
            <p className="note">
              {m.stepsTold({
                steps: m.steps({ count: shown.proof.length }),
                told: shown.isProven ? m.treeAgrees : m.treeDiffers,
              })}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}
