import { stopMedicine } from '@anamnesis/contracts/records/addresses';
import { MAX_SHORT_TEXT } from '@anamnesis/contracts/records/constants';
import { stopDayProblem } from '@anamnesis/contracts/records/entry-days';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { dayOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import type { InRecordOf } from './entry-actions';
import { recordMessages } from './messages';
import type { ShownEntry } from './shown-entry';

interface Props {
  entry: ShownEntry;
  of: InRecordOf;
  onClose: () => void;
}

/** Notes that a medicine is no longer taken, with its last day. The reason may be left out. */
export function StopMedicine({ entry, of: { patientId, appointmentId }, onClose }: Props) {
  const m = useMessages(recordMessages);
  const { timeZone } = useClinic();
  const today = dayOf(useNow(), timeZone);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { stoppedOn: today, reason: '' } });
  const { mutate, isPending, error } = useCommand(stopMedicine, {
    onDone: () => {
      toast.success(m.stopped({ title: entry.title }));
      onClose();
    },
  });
  const stop = handleSubmit(({ stoppedOn, reason }) =>
    mutate({
      params: { patientId, entryId: entry.id },
      body: { stoppedOn, ...(reason.trim() && { reason: reason.trim() }), ...(appointmentId && { appointmentId }) },
    }),
  );
  const problemOf = (day: string) => {
    if (day === '') return m.stopDayMissing;
    const problem = stopDayProblem(day, entry.date, today);
    return problem ? m.days[problem] : true;
  };
  return (
    <FormDialog
      title={m.stop}
      note={m.stopNote}
      isDirty={formState.isDirty}
      onSubmit={() => void stop()}
      onClose={onClose}
      cancel={m.cancel}
      act={m.stop}
      look="contained"
      isPending={isPending}
    >
      <p className="voice">{entry.title}</p>
      <Field
        label={m.stopDay}
        type="date"
        inputProps={{ min: entry.date, max: today }}
        error={formState.errors.stoppedOn?.message ?? error?.fields.stoppedOn}
        {...register('stoppedOn', { validate: problemOf })}
      />
      <Field
        label={m.stopReason}
        optional
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_SHORT_TEXT }}
        {...register('reason')}
      />
      {!isPending && error && <Problem title={m.stopFailed} text={error.message} />}
    </FormDialog>
  );
}
