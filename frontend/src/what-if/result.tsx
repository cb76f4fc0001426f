import type { WhatIfHit } from '@anamnesis/contracts/what-if/routes';
import { Link } from 'react-router';
import { labTestMessages } from '../labs/test-messages';
import { numberText } from '../labs/words';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { whatIfMessages } from './messages';
import type english from './messages.en';
import { ruleText } from './rule-words';
import type { Run } from './use-run';
import styles from './what-if.module.css';

type Texts = TextsOf<typeof english>;
const counts = [
  ...(['added', 'gone', 'changed', 'patients', 'checked', 'records', 'events', 'erased', 'unreadable'] as const),
] as const;
const sentence = (m: Texts, word: string | null) =>
  word === null ? '' : ((m.said as Readonly<Record<string, string>>)[word] ?? word);

function Hit({ hit, number }: { hit: WhatIfHit; number: number }) {
  const { patientId, doctor, position, at, change, before, after } = hit;
  const m = useMessages(whatIfMessages);
  const { timeZone } = useClinic();
  const moment = agreedTime(at, timeZone);
  const patient = m.patient({ number });
  const said = m.becomes[change]({ before: sentence(m, before), after: sentence(m, after) });
  return (
    <li>
      <span>
        <strong className={styles.id}>{doctor ? m.warned({ doctor: doctor.name, said }) : said}</strong>
        <span className="note num">{m.hit({ moment, patient })}</span>
      </span>
      <Link to={`/audit/replay/patient/${patientId}?at=${position}`} aria-label={m.replayOf({ patient, moment })}>
        {m.replay}
      </Link>
    </li>
  );
}

/** Whom the changed rule would have warned otherwise; what was prescribed or measured is shown by the replay, which asks for a reason. */
export function Result({ run: { rule, result } }: { run: Run }) {
  const { totals, hits, unreadable, until } = result;
  const m = useMessages(whatIfMessages);
  const patients = [...new Set(hits.map(({ patientId }) => patientId))];
  const names = useMessages(labTestMessages);
  const { timeZone } = useClinic();
  const all = totals.added + totals.gone + totals.changed;
  return (
    <section aria-labelledby="what-if-result" className="stack">
      <h2 id="what-if-result">{m.result}</h2>
      <p>
        <strong>{ruleText(m, names, rule)}</strong>
      </p>
      {until !== null && <Problem isQuestion title={m.cut({ moment: agreedTime(until, timeZone) })} />}
      {all === 0 && <p>{m.same}</p>}
      <dl className="fact-list">
        {counts.map((name) => (
          <div key={name}>
            <dt>{m.count[name]}</dt>
            <dd className="num">{numberText(totals[name], 0)}</dd>
          </div>
        ))}
        <div>
          <dt>{m.count.time}</dt>
          <dd className="num">{m.seconds({ seconds: (totals.milliseconds / 1000).toFixed(1) })}</dd>
        </div>
      </dl>
      {unreadable.length > 0 && (
        <details>
          <summary>{m.unreadable}</summary>
          <ul className={styles.id}>
            {unreadable.map((stream) => (
              <li key={stream}>{stream}</li>
            ))}
          </ul>
        </details>
      )}
      {hits.length > 0 && (
        <>
          <h3>{m.hits}</h3>
          {hits.length < all && <p className="note">{m.firstHits({ count: hits.length })}</p>}
          <ol className={styles.hits}>
            {hits.map((hit, index) => (
              <Hit key={`${hit.position} ${index}`} hit={hit} number={patients.indexOf(hit.patientId) + 1} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
