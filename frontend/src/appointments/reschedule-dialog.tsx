import { rescheduleAppointment } from '@anamnesis/contracts/appointments/addresses';
import type * as routes from '@anamnesis/contracts/appointments/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type CSSProperties } from 'react';
import { useCommand, type SendCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { toast } from '../look/toasts';
import { agreedTime, currentAppointment, dayOf } from '../time/clinic-time';
import { timeMessages } from '../time/messages';
import { DialogHead } from '../look/dialog-head';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { Problem, type ProblemText } from '../look/problem';
import { isSameTime, sameTimeQuestion, useSameTime } from './same-time';
import { isSlotRefusal, slotRefusal } from './slot-refusal';
import { useNow } from '../time/use-now';
import { WhenPicker, type When } from './when-picker';

interface Reschedulable {
  id: string;
  startsAt: string;
  timeZone: string;
}

interface Props {
  appointment: Reschedulable;
  doctorId: string;
  /** The other side: label and name, shown read-only. */
  other: { label: string; name: string };
  /** Sends the command; `call` by default. */
  send?: SendCommand<typeof routes.rescheduleAppointment>;
  onClose: () => void;
}

/** Reschedules a pending appointment to another free slot of its doctor. A refusal lists the next free slots. */
export function RescheduleDialog({ appointment, doctorId, other, send, onClose }: Props) {
  const m = useMessages(appointmentMessages);
  const time = useMessages(timeMessages);
  const heading = useId();
  const now = useNow();
  const { id, startsAt, timeZone } = appointment;
  const [when, setWhen] = useState<When>(() => {
    const [today, planned] = [dayOf(now, timeZone), dayOf(startsAt, timeZone)];
    return { date: planned > today ? planned : today, slot: null };
  });
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const { slot } = when;
  const [reason, setReason] = useState('');
  const sameTime = useSameTime(slot?.startsAt);
  const choose = (chosen: When) => {
    if (problem?.isQuestion) setProblem(null);
    setWhen(chosen);
  };

  const moving = useCommand(rescheduleAppointment, {
    send,
    onDone: (_, { body }) => {
      toast.success(m.rescheduled, m.rescheduledTo({ when: agreedTime(body.newDateTime, timeZone) }));
      onClose();
    },
    onRefused: (error) => {
      if (isSameTime(error)) {
        sameTime.ask();
        return setProblem(sameTimeQuestion(m, error, timeZone));
      }
      const text = slotRefusal({ ...m, time }, error, { startsAt: slot?.startsAt ?? startsAt, timeZone, now });
      setProblem({ title: m.rescheduleFailed, text: `${text} ${m.nothingChanged}` });
      if (isSlotRefusal(error)) setWhen({ date: when.date, slot: null });
    },
  });
  const submit = () => {
    if (!slot) return setProblem({ title: m.chooseDateAndTime });
    setProblem(null);
    const trimmed = reason.trim();
    moving.mutate({
      params: { id },
      body: { newDateTime: slot.startsAt, ...(trimmed && { reason: trimmed }), ...sameTime.body },
    });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.rescheduleAppointment} note={other.name} onClose={onClose} />
      <DialogContent className="stack" style={{ '--gap': '20px' } as CSSProperties}>
        <Field label={other.label} value={other.name} readOnly />
        <Field label={m.currentAppointment} value={currentAppointment(time, startsAt, timeZone)} readOnly />
        <WhenPicker
          doctorId={doctorId}
          timeZone={timeZone}
          now={now}
          when={when}
          onChange={choose}
          labels={{ date: m.newDate, time: m.newTime }}
        />
        <Field
          label={m.reason}
          hint={m.reasonHint}
          optional
          multiline
          minRows={2}
          value={reason}
          inputProps={{ maxLength: 500 }}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.closeDialog}
        </Button>
        <Button variant="act" disabled={moving.isPending} onClick={submit}>
          {sameTime.wantsBoth ? m.moveAnyway : m.reschedule}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
