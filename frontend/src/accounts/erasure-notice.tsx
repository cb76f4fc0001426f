import { showOwnErasure, withdrawErasure } from '@anamnesis/contracts/erasure/addresses';
import type { showOwnErasure as showOwnErasureRoute } from '@anamnesis/contracts/erasure/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import Button from '@mui/material/Button';
import { CalendarX2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useApiQuery, useCommand } from '../api/api-queries';
import { dateFormat } from '../language/formats';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { erasureMessages } from './erasure-messages';

type Request = NonNullable<ReplyOf<typeof showOwnErasureRoute>['request']>;

/** Tells a patient who has asked for the erasure when it happens, what it waits for, and how to withdraw it. */
export function ErasureNotice() {
  const { data } = useApiQuery(showOwnErasure);
  const [hadNone, setHadNone] = useState(false);
  if (data?.request === null && !hadNone) setHadNone(true);
  if (!data?.request) return null;
  return (
    <Suspense fallback={null}>
      <Notice request={data.request} isNew={hadNone} />
    </Suspense>
  );
}

/** A new notice takes the focus: the form whose button asked for the erasure is gone. */
function Notice({ request, isNew }: { request: Request; isNew: boolean }) {
  const m = useMessages(erasureMessages);
  // In the clinic's zone, as the operator reads it: one act has one day.
  const { timeZone } = useClinic();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  const withdraw = useCommand(withdrawErasure, {
    onDone: () => toast.success(m.withdrawn),
    onRefused: (error) => toast.error(m.notWithdrawn, error.message),
  });
  const words = (at: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone }).format(new Date(at));
  const day = (at: string) => words(at, { dateStyle: 'long' });
  const { requestedAt, dueAt, hold, appointmentUntil } = request;
  const isDue = new Date(dueAt) <= useNow();
  const isLate = appointmentUntil !== null && (appointmentUntil > dueAt || isDue);
  const waits = hold !== null || isLate;
  return (
    <div ref={notice} className="notice" role="status" tabIndex={-1}>
      <Icon of={CalendarX2} size={22} />
      <div className="grow stack">
        <strong>{waits ? m.noticeWaiting : isDue ? m.noticeDue : m.noticeTitle({ day: day(dueAt) })}</strong>
        <p className="note">{m.noticeText({ day: day(requestedAt) })}</p>
        {hold && <p className="note">{m.held({ reason: hold.reason })}</p>}
        {isLate && (
          <p className="note">
            {m.appointment({ when: words(appointmentUntil, { dateStyle: 'long', timeStyle: 'short' }) })}
          </p>
        )}
        {waits && !isDue && <p className="note">{m.due({ day: day(dueAt) })}</p>}
        <div className="acts">
          <Button variant="contained" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {m.withdraw}
          </Button>
        </div>
      </div>
    </div>
  );
}
