import { planLeave } from '@anamnesis/contracts/availability/addresses';
import { MAX_LEAVE_REASON } from '@anamnesis/contracts/availability/constants';
import { useEffect } from 'react';
import { Create, Form, SaveButton } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { errorMessage } from '../desk/error-message';
import { TextFormInput } from '../desk/form-inputs';
import { resolverOf } from '../desk/resolver';
import { useSaveOptions } from '../desk/use-save-options';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { dayOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { EMPTY_LEAVE, leaveErrors, leaveOf, type LeaveDraft } from './leave-draft';
import { availabilityMessages } from './messages';
import styles from './availability.module.css';

/** Form to plan leave. A refused one keeps what was entered. */
export function LeaveForm() {
  const m = useMessages(availabilityMessages);
  const save = useSaveOptions(planLeave, { dataOf: leaveOf, onDone: () => toast.success(m.planned) });
  return (
    <Create<LeaveDraft>
      resource="leaves"
      title={false}
      component="div"
      className={styles.create}
      redirect={false}
      {...save}
    >
      <Form<LeaveDraft>
        className="stack"
        noValidate
        defaultValues={EMPTY_LEAVE}
        resolver={resolverOf((draft: LeaveDraft) => leaveErrors(m, draft))}
        disableInvalidFormNotification
      >
        <Inputs />
      </Form>
    </Create>
  );
}

function Inputs() {
  const m = useMessages(availabilityMessages);
  const today = dayOf(useNow(), useClinic().timeZone);
  const { from } = useWatch<LeaveDraft>() as LeaveDraft;
  const { reset } = useFormContext();
  const { errors, isSubmitting, isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset(EMPTY_LEAVE);
  }, [isSubmitSuccessful, reset]);
  const refusal = errorMessage(errors.root);
  return (
    <>
      <div className={styles.leaveDays}>
        <TextFormInput source="from" label={m.firstDay} type="date" inputProps={{ min: today }} />
        <TextFormInput
          source="to"
          label={m.lastDay}
          type="date"
          inputProps={{ min: from || today }}
          // Most leaves last one day, so the last day follows the first until it is changed.
          format={(to) => to || from}
        />
      </div>
      <TextFormInput source="reason" label={m.reason} optional inputProps={{ maxLength: MAX_LEAVE_REASON }} />
      {refusal && <Problem title={m.planFailed} text={`${refusal} ${m.typedIsKept}`} />}
      <div>
        <SaveButton
          variant="tonal"
          icon={null}
          label={isSubmitting ? m.planning : m.planLeave}
          alwaysEnable={!isSubmitting}
        />
      </div>
    </>
  );
}
