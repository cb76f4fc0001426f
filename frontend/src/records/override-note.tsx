import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { overrideMessages } from './override-messages';
import type { ShownEntry } from './shown-entry';
import styles from './records.module.css';

interface Props {
  entry: Pick<ShownEntry, 'override' | 'isUnchecked' | 'doctorName'>;
  reader: 'patient' | 'doctor';
}

/** That a medicine was warned of and why it was prescribed all the same, or that it could not be checked; nothing for other entries. */
export function OverrideNote({ entry, reader }: Props) {
  // Most of thousands of entries have none.
  return entry.override || entry.isUnchecked ? <Note entry={entry} reader={reader} /> : null;
}

function Note({ entry, reader }: Props) {
  const m = useMessages(overrideMessages);
  const heading = useId();
  const { override, isUnchecked, doctorName: name } = entry;
  return (
    <>
      {isUnchecked && <p className="note">{m[reader].unchecked({ name })}</p>}
      {override && reader === 'patient' && (
        <section className={`notice care ${styles.override}`} aria-labelledby={heading}>
          <Icon of={TriangleAlert} size={20} />
          <div className="grow">
            <ForPatient {...{ override, name, heading }} />
          </div>
        </section>
      )}
      {override && reader === 'doctor' && (
        <section className={`note ${styles.override}`} aria-labelledby={heading}>
          <ForDoctor {...{ override, name, heading }} />
        </section>
      )}
    </>
  );
}

interface Told {
  override: NonNullable<ShownEntry['override']>;
  /** Of the doctor. */
  name: string;
  heading: string;
}

function ForPatient({ override: { warnings, reason }, name, heading }: Told) {
  const { patient: m } = useMessages(overrideMessages);
  return (
    <>
      <strong id={heading}>{m.title({ name })}</strong>
      {warnings.map(({ ruleId, kind, severity, ingredients, concerns }) => (
        <p key={`${ruleId} ${concerns.text}`}>
          {m[kind]({ medicine: ingredients.join(', '), other: concerns.text })}{' '}
          {m.severity({ severity: m.severities[severity] })}
        </p>
      ))}
      <p>{m.reason({ name, reason })}</p>
      <p className="note">
        {m.ask} {warnings.some(({ reviewed }) => !reviewed) && m.unreviewed}
      </p>
    </>
  );
}

function ForDoctor({ override: { warnings, reason }, name, heading }: Told) {
  const { doctor: m } = useMessages(overrideMessages);
  return (
    <>
      <strong id={heading}>{m.title({ count: warnings.length })}</strong>
      {warnings.map(({ ruleId, severity, ingredients, concerns, why, confidence }) => (
        <p key={`${ruleId} ${concerns.text}`}>
          {m.meets({ medicine: ingredients.join(', '), other: concerns.text })} ({m.severities[severity]}): {why} (
          {m.confidences[confidence]})
        </p>
      ))}
      <p>{m.reason({ name, reason })}</p>
    </>
  );
}
