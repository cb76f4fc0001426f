import { zoneName } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { DeskBar } from '../desk/desk-bar';
import { Leaves } from './leaves';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import { WeeklyHoursEdit } from './weekly-hours-edit';
import styles from './availability.module.css';

/** The signed-in doctor's availability: leave, weekly hours, and a preview of the resulting slots. */
export function Availability() {
  const m = useMessages(availabilityMessages);
  const { timeZone } = useClinic();
  return (
    <>
      <DeskBar note={m.inZone({ name: zoneName(useNow(), timeZone), timeZone })} />
      <div className={`desk-page ${styles.availability}`}>
        <section className="card stack">
          <Leaves />
        </section>
        <WeeklyHoursEdit />
      </div>
    </>
  );
}
