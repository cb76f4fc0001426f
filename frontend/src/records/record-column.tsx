import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import { standing } from '@anamnesis/contracts/labs/range';
import { useMessages } from '../language/messages';
import { Flag } from '../labs/flag';
import { labTestMessages } from '../labs/test-messages';
import { numberText, signOf } from '../labs/words';
import { LineItem } from '../look/line';
import { PrescriptionPdf } from '../prescriptions/prescription-pdf';
import { OriginLine } from '../record-transfer/origin-line';
import { useSession } from '../signed-in/session';
import { documentMessages } from './document-messages';
import { EntryFileView, useEntryFile } from './entry-document';
import { doctorOf } from './doctor-of';
import { deskRecordMessages } from './desk-messages';
import { EntryActions, type InRecordOf } from './entry-actions';
import { GrowingLine } from './growing-line';
import { type RangeOf, valuesOf } from './lab-values';
import type { LabContext } from './entry-text';
import { recordMessages } from './messages';
import { OverrideNote } from './override-note';
import { Planned } from './planned';
import { recordDay } from '../time/record-day';
import { RetractedWords } from './retracted-words';
import type { ShownEntry } from './shown-entry';
import { useTold } from './told';
import { ToldOf } from './told-of';
import { UrgentLines } from './urgent-lines';
import { countToLinked, useLinkedEntry, useLinkedReport } from './use-linked-report';
import styles from './desk-records.module.css';

interface Props {
  kind: EntryKind;
  entries: readonly ShownEntry[];
  labs: LabContext;
  /** Null if the doctor may only read. */
  of: InRecordOf | null;
}

/** One column of the doctor's view: its heading with the number of current entries, and the entries, the newest first. */
export function RecordColumn({ kind, entries, labs, of }: Props) {
  const m = useMessages(deskRecordMessages);
  const linked = useLinkedReport();
  const { heading, none } = m.columns[kind];
  return (
    <section className={styles.column} aria-labelledby={`column-${kind}`}>
      <h3 id={`column-${kind}`}>
        {heading} <span className="note num">{entries.filter(({ retracted }) => !retracted).length}</span>
      </h3>
      {entries.length === 0 ? (
        <p className="note">{none}</p>
      ) : (
        <GrowingLine
          label={heading}
          items={entries}
          least={countToLinked(entries, linked)}
          render={(entry) => <ColumnEntry key={entry.id} entry={entry} labs={labs} of={of} />}
        >
          <Planned entries={entries} />
        </GrowingLine>
      )}
    </section>
  );
}

function ColumnEntry({ entry, labs, of }: Pick<Props, 'labs' | 'of'> & { entry: ShownEntry }) {
  const m = useMessages(deskRecordMessages);
  const record = useMessages(recordMessages);
  const documents = useMessages(documentMessages);
  const file = useEntryFile(entry);
  const { isLinked, heading } = useLinkedEntry(entry.id);
  const download = file ? [{ name: documents.download, onChoose: file.save }] : [];
  const userId = useSession()?.user?.id;
  const { title, facts, knownDate, author, retracted } = entry;
  const named = author.id === userId ? m.you : doctorOf(record, entry) || record.unknownDoctor;
  const told = useTold()(entry);
  const hasMenu = of !== null && !retracted;
  const doctor = told === null ? named : record.doctorTold({ doctor: named, told });
  return (
    <LineItem kind={retracted ? 'retracted' : 'done'}>
      <div className={styles.entryHead}>
        <h4 ref={heading} tabIndex={isLinked ? -1 : undefined} className={`voice ${styles.title}`}>
          {retracted ? <s>{title}</s> : title}
        </h4>
        {hasMenu && <EntryActions entry={entry} of={of} menu={download} />}
      </div>
      {isLinked && !retracted && <ToldOf entryId={entry.id} reader="doctor" className={styles.told} />}
      {retracted ? (
        <p className="note">
          {record.enteredInError} <RetractedWords retracted={retracted} />
        </p>
      ) : (
        <>
          <UrgentLines entry={entry} history={labs.history} reader="doctor" />
          <Text entry={entry} rangeOf={labs.rangeOf} isOpenAtFirst={isLinked} />
          <OverrideNote entry={entry} reader="doctor" />
          {facts.map((fact) => (
            <p key={fact.label} className="note">
              {fact.label}: {fact.text}
            </p>
          ))}
        </>
      )}
      <p className="note num">{record.dateAndDoctor({ date: recordDay(knownDate), doctor })}</p>
      <OriginLine origin={entry.origin} />
      <PrescriptionPdf entry={entry} />
      {file && <EntryFileView title={title} file={file} isDownloadElsewhere={hasMenu} />}
    </LineItem>
  );
}

/** The text of an entry; of a report the laboratory values with their standing, and the text as written: on request, or at first if a notification led here, since what is dangerous may stand in no value. */
function Text({ entry, rangeOf, isOpenAtFirst }: { entry: ShownEntry; rangeOf: RangeOf; isOpenAtFirst: boolean }) {
  const m = useMessages(recordMessages);
  const names = useMessages(labTestMessages);
  const values = valuesOf(entry);
  const text = <p className={styles.text}>{entry.text}</p>;
  if (values.length === 0) return text;
  return (
    <>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.start} className="num">
            {names[value.test]} <strong>{signOf(value.comparator) + numberText(value.value, value.decimals)}</strong>{' '}
            {resultUnitText(value.unit)}{' '}
            <Flag standing={standing(value, rangeOf(value))} isToCheck={value.check !== null} />
          </li>
        ))}
      </ul>
      <details open={isOpenAtFirst}>
        <summary className="note">{m.asWritten}</summary>
        {text}
      </details>
    </>
  );
}
