import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { reasonOf } from '@anamnesis/contracts/replay/sentences';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';
import { listText } from '../language/list-text';
import { useMessages } from '../language/messages';
import { CopyButton } from '../look/copy-button';
import { DialogHead } from '../look/dialog-head';
import { useClinic } from '../time/use-clinic';
import { replayMessages } from './messages';
import { exactMoment } from './replay-time';
import { type Names, useSentences } from './sentences';
import styles from './replay.module.css';

interface Props {
  event: HistoryEvent;
  names: Names;
  total: number;
  onMove: (position: string) => void;
  onClose: () => void;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

/** An event as it is stored: who, what, when, why, and where, and as JSON. */
export function EventDialog({ event, names, total, onMove, onClose }: Props) {
  const m = useMessages(replayMessages);
  const { sentence, nameOf } = useSentences(names);
  const { timeZone } = useClinic();
  const heading = useId();
  const { causedBy, hidden, secret, isErased, unreadable } = event;
  const reason = unreadable === null ? reasonOf(event) : null;
  const json = JSON.stringify(event, null, 2);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogHead
        id={heading}
        title={sentence(event)}
        note={m.event.number({ index: event.index, total })}
        onClose={onClose}
      />
      <DialogContent className="stack">
        {unreadable !== null && <p className="notice care">{m.event.unreadable({ error: unreadable })}</p>}
        {isErased && <p className="notice info">{m.event.erased}</p>}
        {hidden.length > 0 && <p className="notice info">{m.event.hidden({ fields: listText(hidden) })}</p>}
        {secret.length > 0 && <p className="notice info">{m.event.secret({ fields: listText(secret) })}</p>}
        <dl className="fact-list">
          <Fact name={m.event.who}>{nameOf(event.actor)}</Fact>
          {reason !== null && <Fact name={m.event.reason}>{reason}</Fact>}
          <Fact name={m.event.happened}>{exactMoment(event.happenedAt, timeZone)}</Fact>
          <Fact name={m.event.recorded}>{exactMoment(event.recordedAt, timeZone)}</Fact>
          <Fact name={m.event.type}>{event.type}</Fact>
          <Fact name={m.event.command}>{event.causationId}</Fact>
          <Fact name={m.event.request}>{event.correlationId}</Fact>
          <Fact name={m.event.causedBy}>
            {causedBy === null ? (
              m.event.first
            ) : (
              <button type="button" className={styles.link} onClick={() => onMove(causedBy)}>
                {m.event.causedByEvent({ position: causedBy })}
              </button>
            )}
          </Fact>
          <Fact name={m.event.stream}>
            {event.streamId}
            <br />
            {m.event.revision({ revision: event.revision, position: event.position })}
          </Fact>
          <Fact name={m.event.schema}>{event.schemaVersion}</Fact>
        </dl>
        <div className="row spread wrap">
          <h3>{m.event.json}</h3>
          <CopyButton text={json} name={m.event.copy} copied={m.event.copied} notCopied={m.event.notCopied} />
        </div>
        <pre className={styles.json} tabIndex={0} aria-label={m.event.json}>
          {json}
        </pre>
      </DialogContent>
    </Dialog>
  );
}
