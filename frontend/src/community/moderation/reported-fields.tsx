import type { ReportedMessageRow } from '@anamnesis/contracts/community/moderation-routes';
import type { MouseEvent } from 'react';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { useMessages } from '../../language/messages';
import { agreedTime } from '../../time/clinic-time';
import { useClinic } from '../../time/use-clinic';
import { moderationMessages } from './messages';
import styles from './moderation.module.css';

/** The beginning of a message as a link, because a clickable row cannot be focused by keyboard, and its author. */
export function MessageField() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessageRow>();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <>
      <Link
        className={styles.words}
        to={createPath({ resource: 'reported-messages', type: 'show', id: record.id })}
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        <bdi>{record.message || m.erasedText}</bdi>
      </Link>
      <p className="note">
        <bdi>{record.sender || m.erasedSender}</bdi>
      </p>
    </>
  );
}

export function ReasonsField() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessageRow>();
  return record && record.reasons.map((reason) => m.reasons[reason]).join(', ');
}

export function WaitingSinceField() {
  const record = useRecordContext<ReportedMessageRow>();
  const { timeZone } = useClinic();
  return record && agreedTime(record.firstReportedAt, timeZone);
}

export function StateField() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessageRow>();
  if (!record) return null;
  const looks = { open: 'pending', hidden: 'other', dismissed: 'completed' } as const;
  return <span className={`badge ${looks[record.state]}`}>{m.states[record.state]}</span>;
}
