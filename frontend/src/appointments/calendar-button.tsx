import { calendarFile } from '@anamnesis/contracts/appointments/addresses';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import type { ApiError } from '../api/api-error';
import { download } from '../api/download';
import { Icon } from '../look/icon';
import { toast } from '../look/toasts';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';

/** Downloads an appointment as a calendar file; `about` names it for screen readers. */
export function CalendarButton({ appointmentId, about }: { appointmentId: string; about: string }) {
  const m = useMessages(appointmentMessages);
  const downloading = useMutation<void, ApiError>({
    mutationFn: () => download(calendarFile, { params: { id: appointmentId } }, 'consultation.ics'),
    onError: (error) => toast.error(m.calendarFailed, error.message),
  });
  return (
    <Button
      size="small"
      startIcon={<Icon of={CalendarPlus} size={18} />}
      aria-label={m.addToCalendarFor({ about })}
      disabled={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {m.addToCalendar}
    </Button>
  );
}
