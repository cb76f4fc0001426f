import type { SetAside } from '@anamnesis/contracts/operations/routes';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useVerb } from '../desk/use-verb';
import { toast } from '../look/toasts';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { messages as m, retryOf, whatHappened } from './messages';

/** The projection and what kind of one it is. */
export function ProjectionField() {
  const record = useRecordContext<SetAside>();
  return (
    record && (
      <>
        <strong>{record.projection}</strong>
        <p className="note">{m.kinds[record.kind]}</p>
      </>
    )
  );
}

/** What could not be processed and why, and what the projection does without it. */
export function HappenedField() {
  const record = useRecordContext<SetAside>();
  if (!record) return null;
  const { kind, eventType, position, error, isWaiting, canBeRetried } = record;
  return (
    <>
      <p>{whatHappened(eventType, position, error)}</p>
      <p className="note">{isWaiting ? m.isWaiting : m.effects[kind]}</p>
      {!canBeRetried && <p className="note">{m.onlyHash}</p>}
    </>
  );
}

export function SinceField() {
  const record = useRecordContext<SetAside>();
  const { timeZone } = useClinic();
  return record && listDate(record.since, timeZone);
}

/** Has it tried again, where that is possible. */
export function RetryField() {
  const record = useRecordContext<SetAside>();
  const retrying = useVerb('retry', {
    onDone: () => toast.success(m.retried),
    onRefused: (refusal) => toast.error(m.retryFailed, refusal.message),
  });
  if (!record?.canBeRetried) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={retryOf(record)}
      disabled={record.isRetried || retrying.isPending}
      onClick={() => retrying.mutate({ params: { id: record.id } })}
    >
      {record.isRetried ? m.retrying : m.retry}
    </Button>
  );
}
