import type { SetAside } from '@anamnesis/contracts/operations/routes';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useVerb } from '../desk/use-verb';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { operationMessages } from './messages';

/** The projection and its kind. */
export function ProjectionField() {
  const m = useMessages(operationMessages);
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

/** The event, the error, and the effect on the projection. */
export function HappenedField() {
  const m = useMessages(operationMessages);
  const record = useRecordContext<SetAside>();
  if (!record) return null;
  const { kind, eventType, position, error, isWaiting, canBeRetried } = record;
  return (
    <>
      <p>{m.happenedAt({ eventType, position, error })}</p>
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

/** Retries the event, where that is possible. */
export function RetryField() {
  const m = useMessages(operationMessages);
  const record = useRecordContext<SetAside>();
  const retrying = useVerb('retry', {
    onDone: () => toast.success(m.retried),
    onRefused: (refusal) => toast.error(m.retryFailed, refusal.message),
  });
  if (!record?.canBeRetried) return null;
  const { id, streamId, projection, isRetried } = record;
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={(isRetried ? m.retryingOf : m.retryOf)({ streamId, projection })}
      disabled={isRetried || retrying.isPending}
      onClick={() => retrying.mutate({ params: { id } })}
    >
      {isRetried ? m.retrying : m.retry}
    </Button>
  );
}
