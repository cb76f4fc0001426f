import { showKnowledge } from '@anamnesis/contracts/replay/addresses';
import type { Knowledge } from '@anamnesis/contracts/replay/history';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Initials } from '../look/initials';
import { ErrorBox, Loading } from '../look/states';
import { useClinic } from '../time/use-clinic';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { secondsOf, shortMoment } from './replay-time';
import { sentenceMessages } from './sentence-messages';
import { type Names, useSentences } from './sentences';
import styles from './replay.module.css';

interface Props {
  reference: HistoryReference;
  names: Names;
  /** The position of the event at the moment; undefined before the first event. */
  position: string | undefined;
  thenAt: (position: string) => void;
}

/** Who knew what when: what the author of the event had opened before it, and who has seen it since. */
export const KnowledgeColumn = memo(function KnowledgeColumn({ reference, names, position, thenAt }: Props) {
  const m = useMessages(replayMessages);
  return (
    <section className={styles.knowledge} data-column="knew" aria-labelledby="replay-knew" tabIndex={0}>
      <h2 id="replay-knew">{m.knew}</h2>
      {position === undefined ? (
        <p className="note">{m.beforeAll}</p>
      ) : (
        <Known {...{ reference, names, position, thenAt }} />
      )}
    </section>
  );
});

function Known({ reference: { kind, id, inquiry }, names, position, thenAt }: Props & { position: string }) {
  const m = useMessages(replayMessages);
  const { nameOf } = useSentences(names);
  const { timeZone } = useClinic();
  const query = useApiQuery(
    showKnowledge,
    { params: { kind, id }, query: { inquiry, position } },
    { staleTime: Infinity, gcTime: 60_000 },
  );
  if (query.isPending) return <Loading label={m.knewLoading} lines={2} bare />;
  if (query.isError) return <ErrorBox title={m.knewFailed} text={m.nothingLost} onRetry={() => void query.refetch()} />;
  const { event, opened, openedInAll, seenBy } = query.data.data;
  return (
    <>
      <ul className={styles.knew}>
        <Person name={nameOf(event.author)}>{m.wrote({ clock: secondsOf(event.recordedAt, timeZone) })}</Person>
      </ul>
      <h3>{m.openedBefore}</h3>
      {opened.length === 0 && <p className="note">{m[whyNothing(event)]}</p>}
      <ul className={styles.knew}>
        {opened.map((reading) => (
          <Reading key={reading.position} reading={reading} reader={nameOf(reading.reader)} thenAt={thenAt} />
        ))}
      </ul>
      {opened.length > 0 && <p className={`note ${styles.limit}`}>{m.openedOnce}</p>}
      {openedInAll > opened.length && (
        <p className="note">{m.openedMore({ shown: opened.length, count: openedInAll })}</p>
      )}
      <h3>{m.seenAfter}</h3>
      {seenBy.length === 0 && <p className="note">{m.seenByNobody}</p>}
      <ul className={styles.knew}>
        {seenBy.map(({ reader, readAt, position: at }) => (
          <Person key={`${reader.id} ${at}`} name={nameOf(reader)}>
            {m.firstSaw({ moment: shortMoment(readAt, timeZone) })}
          </Person>
        ))}
      </ul>
      <p className={`note ${styles.limit}`}>{m.ownNotRecorded}</p>
      <h3>{m.proof}</h3>
      <p className="note">{m.proofText}</p>
      <Link
        className={styles.link}
        to={`/audit/proofs?${new URLSearchParams({ of: event.position, inquiry }).toString()}`}
      >
        {m.proofOf}
      </Link>
    </>
  );
}

/** Why the author has opened nothing before. */
function whyNothing({ author, patientId }: Knowledge['event']): 'ownRecord' | 'byProduct' | 'openedNothing' {
  if (author.role === 'worker') return 'byProduct';
  return author.id === patientId ? 'ownRecord' : 'openedNothing';
}

/** A reading before the event, with a way to the record as it was then. */
function Reading({
  reading: { readAt, kind, name, position, changedSince },
  reader,
  thenAt,
}: {
  reading: Knowledge['opened'][number];
  reader: string;
  thenAt: (position: string) => void;
}) {
  const m = useMessages(replayMessages);
  const { values } = useMessages(sentenceMessages);
  const { timeZone } = useClinic();
  const moment = shortMoment(readAt, timeZone);
  const what = (values.whatKind as Readonly<Record<string, string>>)[kind] ?? kind;
  return (
    <Person name={reader}>
      {name ? m.openedNamed({ what, name, moment }) : m.openedWhat({ what, moment })}
      <br />
      {m.changedSince({ count: changedSince })}
      <br />
      <button
        type="button"
        className={styles.link}
        aria-label={m.thenOf({ name: reader, moment })}
        onClick={() => thenAt(position)}
      >
        {m.then}
      </button>
    </Person>
  );
}

const Person = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <Initials name={name} size={32} />
    <p>
      {name}
      <span className="note num">{children}</span>
    </p>
  </li>
);
