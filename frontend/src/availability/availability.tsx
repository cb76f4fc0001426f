import { showAvailability } from '@anamnesis/contracts/availability/addresses';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { showAvailability as route } from '@anamnesis/contracts/availability/routes';
import Button from '@mui/material/Button';
import { useQuestion } from '../api/questions';
import { zoneName } from '../time/clinic-time';
import { Problem } from '../look/problem';
import { useNow } from '../time/use-now';
import { ErrorBox, Loading } from '../look/states';
import { DeskBar } from '../desk/desk-bar';
import { HoursEditor } from './hours-editor';
import { Leaves } from './leaves';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import { SlotsPreview } from './slots-preview';
import { useWeek } from './use-week';
import styles from './availability.module.css';

type Own = ReplyOf<typeof route>['data'];

/** The signed-in doctor's availability: weekly hours, a preview of the resulting slots, and leave. */
export function Availability() {
  const m = useMessages(availabilityMessages);
  const { data, isError, refetch } = useQuestion(showAvailability);
  if (data) return <OwnAvailability own={data.data} />;
  return (
    <>
      <DeskBar title={m.title} />
      <div className="desk-page">
        {isError ? (
          <ErrorBox title={m.failed} text={m.failedHint} onRetry={() => void refetch()} />
        ) : (
          <Loading label={m.loading} lines={3} />
        )}
      </div>
    </>
  );
}

function OwnAvailability({ own }: { own: Own }) {
  const m = useMessages(availabilityMessages);
  const { timeZone, leaves } = own;
  const { week, problems, problem, changed, saving, change, discard, save } = useWeek(own);
  const valid = week.hours.filter((_, index) => !problems.has(index));
  return (
    <>
      <DeskBar title={m.title} note={m.inZone({ name: zoneName(useNow(), timeZone), timeZone })}>
        {changed && (
          <Button disabled={saving} onClick={discard}>
            {m.discard}
          </Button>
        )}
        <Button type="submit" form="weekly-hours" variant="act" disabled={saving || !changed}>
          {saving ? m.saving : m.save}
        </Button>
      </DeskBar>
      <div className={`desk-page ${styles.availability}`}>
        <div className="main-col">
          <section className="card stack">
            <Leaves leaves={leaves} timeZone={timeZone} />
          </section>
          <form
            id="weekly-hours"
            className="card"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <h2>{m.weeklyHours}</h2>
            <div className="stack">
              <HoursEditor week={week} problems={problems} onChange={change} />
              {problem && <Problem {...problem} />}
            </div>
          </form>
        </div>
        <section className={`card ${styles.previewCard}`}>
          <SlotsPreview availability={{ slotMinutes: week.slotMinutes, hours: valid, leaves }} timeZone={timeZone} />
        </section>
      </div>
    </>
  );
}
