import { memo } from 'react';
import { LineItem } from '../look/line';
import { useMessages } from '../language/messages';
import { PrescriptionPdf } from '../prescriptions/prescription-pdf';
import { EntryActions, type InRecordOf } from './entry-actions';
import { EntryDocument } from './entry-document';
import { EntryText, type LabContext } from './entry-text';
import { doctorOf } from './doctor-of';
import { recordMessages } from './messages';
import { ReportActions } from './report-actions';
import { OverrideNote } from './override-note';
import { recordDay } from '../time/record-day';
import { RetractedWords } from './retracted-words';
import { OriginLine } from '../record-transfer/origin-line';
import type { ShownEntry } from './shown-entry';
import { useTold } from './told';
import { ToldOf } from './told-of';
import { UrgentLines } from './urgent-lines';
import { useLinkedEntry } from './use-linked-report';
import styles from './records.module.css';

interface Props {
  entry: ShownEntry;
  labs: LabContext;
  /** Whose record it is, for a reader who may change it. */
  of?: InRecordOf;
  /** Whether the kind of entry is named, where there are several. */
  isKindNamed?: boolean;
  /** Whether the reader may download the prescription as PDF. */
  hasPdf?: boolean;
}

/** An entry on the line of the record. A retracted one stays, struck through. Not drawn again with each press that shows earlier ones. */
export const EntryItem = memo(function EntryItem({ entry, labs, of, isKindNamed = false, hasPdf = true }: Props) {
  const m = useMessages(recordMessages);
  const { title, facts, knownDate, retracted } = entry;
  const named = doctorOf(m, entry) || m.unknownDoctor;
  const told = useTold()(entry);
  const { isLinked, heading } = useLinkedEntry(entry.id);
  const doctor = told === null ? named : m.doctorTold({ doctor: named, told });
  return (
    <LineItem kind={retracted ? 'retracted' : 'done'}>
      <article aria-labelledby={`entry-${entry.id}`}>
        <header className={styles.entryHead}>
          <h2 id={`entry-${entry.id}`} ref={heading} tabIndex={isLinked ? -1 : undefined}>
            {retracted ? <s>{title}</s> : title}
          </h2>
          {isLinked && !retracted && <ToldOf entryId={entry.id} reader="patient" className={styles.told} />}
          {isKindNamed && <p className="note">{m.kinds[entry.kind]}</p>}
          <p className="note num">{m.dateAndDoctor({ date: recordDay(knownDate), doctor })}</p>
          <OriginLine origin={entry.origin} />
        </header>
        {retracted ? (
          <p className="note">
            <strong>{m.enteredInError}</strong> <RetractedWords retracted={retracted} />
          </p>
        ) : (
          <div className={`card ${styles.entry}`}>
            <UrgentLines entry={entry} history={labs.history} reader="patient" />
            <EntryText entry={entry} labs={labs} />
            <OverrideNote entry={entry} reader="patient" />
            {facts.length > 0 && (
              <dl className="fact-list">
                {facts.map((fact) => (
                  <div key={fact.label}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.text}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div className={styles.acts}>
              {hasPdf && <PrescriptionPdf entry={entry} />}
              {of && <EntryActions entry={entry} of={of} />}
            </div>
          </div>
        )}
        {of && entry.kind === 'testReport' && !retracted ? (
          <ReportActions entry={entry} isOpenAtFirst={isLinked} />
        ) : (
          <EntryDocument entry={entry} />
        )}
      </article>
    </LineItem>
  );
});
