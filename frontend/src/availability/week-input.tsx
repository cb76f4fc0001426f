import type { WeeklyHours } from '@anamnesis/contracts/availability/availability';
import { useFormContext, useFormState } from 'react-hook-form';
import { refusalMessages } from '../api/refusal-messages';
import { errorMessage } from '../desk/error-message';
import { useFormInput } from '../desk/form-inputs';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { HoursEditor } from './hours-editor';
import { availabilityMessages } from './messages';
import { draftProblems } from './week-draft';

/** The input of the surrounding form for the hours of a week and the length of a consultation. */
export function WeekInput() {
  const m = useMessages(availabilityMessages);
  const { problems: reasons } = useMessages(refusalMessages);
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  const slotMinutes = useFormInput<WeeklyHours['slotMinutes']>('slotMinutes').field;
  const hours = useFormInput<WeeklyHours['hours']>('hours').field;
  const week = { slotMinutes: slotMinutes.value, hours: hours.value };
  return (
    <HoursEditor
      week={week}
      problems={new Map([...refusedHours(errors.hours), ...draftProblems(m, reasons, week)])}
      onChange={(next) => {
        clearErrors();
        slotMinutes.onChange(next.slotMinutes);
        hours.onChange(next.hours);
      }}
    />
  );
}

/** The server's error texts by the index of the hours; it names paths such as `hours.3` or `hours.3.from`. */
const refusedHours = (errors: unknown): [number, string][] =>
  Array.isArray(errors)
    ? errors.flatMap((each: unknown, index) => {
        const message = errorMessage(each);
        return message === undefined ? [] : [[index, message] as [number, string]];
      })
    : [];

/** Why the hours of the surrounding form were not saved. */
export function HoursProblem() {
  const m = useMessages(availabilityMessages);
  const { errors } = useFormState();
  if (Object.keys(errors).length === 0) return null;
  const refusal = errorMessage(errors.root);
  return <Problem title={m.saveFailed} text={refusal ? `${refusal} ${m.typedIsKept}` : m.lookAtMarked} />;
}
