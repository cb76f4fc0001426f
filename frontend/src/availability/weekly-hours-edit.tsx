import { setWeeklyHours } from '@anamnesis/contracts/availability/addresses';
import type { WeeklyHours } from '@anamnesis/contracts/availability/availability';
import { Edit, Form, useEditContext, useRecordContext } from 'react-admin';
import { refusalMessages, type RefusalTexts } from '../api/refusal-messages';
import { AskBeforeLeaving } from '../desk/ask-before-leaving';
import { OWN } from '../desk/resource';
import { resolverOf } from '../desk/resolver';
import { ScreenTitle } from '../desk/screen-title';
import { useSaveOptions } from '../desk/use-save-options';
import { useMessages } from '../language/messages';
import { ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { availabilityMessages, type AvailabilityTexts } from './messages';
import type { AvailabilityRecord } from './resources';
import { SaveHours } from './save-hours';
import { SlotsPreview } from './slots-preview';
import { draftProblems } from './week-draft';
import { HoursProblem, WeekInput } from './week-input';
import styles from './availability.module.css';

const WEEKLY_HOURS = 'weekly-hours';

/** The weekly hours of the signed-in doctor, with a preview of the resulting slots. Leaving the page with unsaved hours asks first. */
export function WeeklyHoursEdit() {
  const m = useMessages(availabilityMessages);
  const save = useSaveOptions(setWeeklyHours, { onDone: () => toast.success(m.saved, m.savedHint) });
  return (
    <Edit<AvailabilityRecord>
      resource="availability"
      id={OWN}
      title={<ScreenTitle>{m.title}</ScreenTitle>}
      actions={false}
      component="div"
      className={styles.edit}
      mutationMode="pessimistic"
      {...save}
      redirect={false}
      // The error is shown on the page; by default react-admin shows a toast and leaves.
      queryOptions={{ onError: () => undefined }}
      error={<NotLoaded />}
      render={({ record }) => (record ? <WeekForm /> : <NotYetLoaded />)}
    />
  );
}

function NotLoaded() {
  const m = useMessages(availabilityMessages);
  const { refetch } = useEditContext();
  return (
    <div className={styles.hours}>
      <ErrorBox title={m.failed} text={m.failedHint} onRetry={() => void refetch()} />
    </div>
  );
}

function NotYetLoaded() {
  const m = useMessages(availabilityMessages);
  return (
    <div className={styles.hours}>
      <Loading label={m.loading} lines={3} />
    </div>
  );
}

type WeekDraft = WeeklyHours & { id: typeof OWN };

/** Refuses invalid hours before they are sent. They are marked at their inputs while they are typed. */
const resolverIn = (m: AvailabilityTexts, reasons: RefusalTexts['problems']) =>
  resolverOf<WeekDraft>((week) =>
    draftProblems(m, reasons, week).size > 0 ? { hours: { type: 'validate', message: m.lookAtMarked } } : {},
  );

function WeekForm() {
  const m = useMessages(availabilityMessages);
  const { problems: reasons } = useMessages(refusalMessages);
  const record = useRecordContext<AvailabilityRecord>();
  if (!record) return null;
  const { slotMinutes, hours, leaves } = record;
  return (
    <Form<WeekDraft>
      id={WEEKLY_HOURS}
      className={styles.hoursForm}
      noValidate
      // Without the leave, whose changes would otherwise reset the form.
      record={{ id: record.id, slotMinutes, hours }}
      resolver={resolverIn(m, reasons)}
      reValidateMode="onSubmit"
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
    >
      <SaveHours form={WEEKLY_HOURS} />
      <section className={`card ${styles.hours}`}>
        <h2>{m.weeklyHours}</h2>
        <div className="stack">
          <WeekInput />
          <HoursProblem />
        </div>
      </section>
      <section className={`card ${styles.previewCard}`}>
        <SlotsPreview leaves={leaves} />
      </section>
    </Form>
  );
}
