import { showOwnErasure, withdrawErasure } from '@anamnesis/contracts/erasure/addresses';
import Button from '@mui/material/Button';
import { CalendarX2 } from 'lucide-react';
import { useApiQuery, useCommand } from '../api/api-queries';
import { currentLanguage, localeOf } from '../language/language';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { erasureMessages } from './erasure-messages';

const words = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), options).format(new Date(at));
const day = (at: string) => words(at, { dateStyle: 'long' });

/** Tells a patient who has asked for the erasure when it happens, what it waits for, and how to withdraw it. */
export function ErasureNotice() {
  const m = useMessages(erasureMessages);
  const request = useApiQuery(showOwnErasure).data?.request;
  const withdraw = useCommand(withdrawErasure, {
    onDone: () => toast.success(m.withdrawn),
    onRefused: (error) => toast.error(m.notWithdrawn, error.message),
  });
  if (!request) return null;
  const { requestedAt, dueAt, hold, appointmentUntil } = request;
  const isDue = new Date(dueAt) <= new Date();
  return (
    <div className="notice" role="status">
      <Icon of={CalendarX2} size={22} />
      <div className="grow stack">
        <strong>{isDue ? m.noticeDue : m.noticeTitle({ day: day(dueAt) })}</strong>
        <p className="note">{m.noticeText({ day: day(requestedAt) })}</p>
        {hold && <p className="note">{m.held({ reason: hold.reason })}</p>}
        {appointmentUntil && (appointmentUntil > dueAt || isDue) && (
          <p className="note">
            {m.appointment({ when: words(appointmentUntil, { dateStyle: 'long', timeStyle: 'short' }) })}
          </p>
        )}
        <div className="acts">
          <Button variant="contained" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {m.withdraw}
          </Button>
        </div>
      </div>
    </div>
  );
}
