import { verificationKinds, VERIFIED_WITHIN_HOURS } from '@anamnesis/contracts/integrity/constants';
import { showIntegrity } from '@anamnesis/contracts/integrity/addresses';
import { TriangleAlert } from 'lucide-react';
import { useApiQuery } from '../api/api-queries';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { HeadFacts, Witnesses } from './head-facts';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';
import { OutcomeBadge, VerificationCard } from './verification-card';

/** The auditor's first page: whether the latest verifications of the log and of the read models passed, and the latest signed head. */
export function AuditHome() {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  const query = useApiQuery(showIntegrity);
  const data = query.data;
  const failed = data?.latest.filter(({ outcome }) => outcome !== 'passed') ?? [];
  const late = data?.late ?? [];
  return (
    <>
      <DeskBar title={m.home} note={m.homeNote} />
      <div className={`desk-page stack ${styles.page}`}>
        {query.isError && !data && (
          <ErrorBox title={m.failed} text={m.failedHint} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <Loading label={m.loading} lines={3} />}
        {failed.length + late.length > 0 && (
          <div className="notice" role="alert">
            <Icon of={TriangleAlert} size={22} />
            <div className="grow">
              <strong>{failed.length > 0 ? m.alarm : m.lateAlarm}</strong>
              {failed.map(({ kind, outcome }) => (
                <p key={kind} className="note">
                  {outcome === 'failed' ? m.alarmText[kind] : `${m.kinds[kind]}: ${m.aborted}`}
                </p>
              ))}
              {late.map((kind) => (
                <p key={`late ${kind}`} className="note">
                  {m.late({ kind: m.kinds[kind], hours: VERIFIED_WITHIN_HOURS })}
                </p>
              ))}
            </div>
          </div>
        )}
        {data && (
          <>
            <div className={styles.columns}>
              {verificationKinds.map((kind) => (
                <VerificationCard key={kind} kind={kind} latest={data.latest.find((each) => each.kind === kind)} />
              ))}
            </div>
            <Section title={m.latestHead}>
              <p className="note">{m.headNote}</p>
              {data.head ? <HeadFacts head={data.head} /> : <p className="note">{m.noHead}</p>}
              <h3>{m.witnesses}</h3>
              <Witnesses witnesses={data.witnesses} />
            </Section>
            {data.earlier.length > 0 && (
              <Section title={m.earlier}>
                <ul className={styles.plain}>
                  {data.earlier.map(({ kind, endedAt, outcome }) => (
                    <li key={`${kind} ${endedAt}`} className={styles.outcome}>
                      <span className="num">
                        {m.kinds[kind]}, {agreedTime(endedAt, timeZone)}
                      </span>
                      <OutcomeBadge outcome={outcome} />
                    </li>
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
      </div>
    </>
  );
}
