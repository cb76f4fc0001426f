import { planLeave } from '@anamnesis/contracts/availability/addresses';
import { LEAVE_REASON_MOST } from '@anamnesis/contracts/availability/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/questions';
import { Problem } from '../look/problem';
import { Field } from '../look/field';
import { toast } from '../look/toasts';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './availability.module.css';

const EMPTY = { from: '', to: '', reason: '' };

/** Form to plan leave. A refused command keeps the entered values. */
export function LeaveForm({ today }: { today: string }) {
  const m = useMessages(availabilityMessages);
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const planning = useCommand(planLeave, {
    onDone: () => {
      toast.success(m.planned);
      setTyped(EMPTY);
      setTried(false);
    },
    onRefused: setRefused,
  });
  // Most leaves last one day, so the last day follows the first until it is changed.
  const to = typed.to || typed.from;
  const missing = typed.from === '' ? m.chooseDays : undefined;
  const backwards = typed.from !== '' && to < typed.from ? m.lastBeforeFirst : undefined;
  const submit = () => {
    setTried(true);
    setRefused(null);
    if (missing || backwards) return;
    const { from, reason } = typed;
    planning.mutate({ body: { from, to, ...(reason.trim() && { reason: reason.trim() }) } });
  };
  const input = (key: keyof typeof EMPTY) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [key]: target.value })),
  });
  const serverError = (key: string) => refused?.fields[key];
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.leaveDays}>
        <Field
          label={m.firstDay}
          type="date"
          inputProps={{ min: today }}
          error={(tried ? missing : undefined) ?? serverError('from')}
          {...input('from')}
        />
        <Field
          label={m.lastDay}
          type="date"
          inputProps={{ min: typed.from || today }}
          error={(tried ? backwards : undefined) ?? serverError('to')}
          {...input('to')}
          value={to}
        />
      </div>
      <Field label={m.reason} optional inputProps={{ maxLength: LEAVE_REASON_MOST }} {...input('reason')} />
      {refused && Object.keys(refused.fields).length === 0 && (
        <Problem title={m.planFailed} text={`${refused.message} ${m.typedIsKept}`} />
      )}
      <div>
        <Button type="submit" variant="tonal" disabled={planning.isPending}>
          {planning.isPending ? m.planning : m.planLeave}
        </Button>
      </div>
    </form>
  );
}
