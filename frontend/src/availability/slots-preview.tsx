import {
  type Availability,
  type LeaveDays,
  slotsOf,
  type WeeklyHours,
} from '@anamnesis/contracts/availability/availability';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { refusalMessages } from '../api/refusal-messages';
import { addDays, dayOf, dayWords } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { Icon } from '../look/icon';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import { draftProblems } from './week-draft';
import styles from './availability.module.css';

const WEEK = 7;

/** The slots that the hours of the surrounding form result in, day by day from today; none on days of leave. Invalid hours have none. */
export function SlotsPreview({ leaves }: { leaves: readonly LeaveDays[] }) {
  const m = useMessages(availabilityMessages);
  const { timeZone } = useClinic();
  const { slotMinutes, hours } = useWatch<WeeklyHours>() as WeeklyHours;
  const problems = draftProblems(m, useMessages(refusalMessages).problems, { slotMinutes, hours });
  const availability = { slotMinutes, hours: hours.filter((_, index) => !problems.has(index)), leaves };
  const [week, setWeek] = useState(0);
  const first = addDays(dayOf(useNow(), timeZone), week * WEEK);
  const days = Array.from({ length: WEEK }, (_, index) => addDays(first, index));
  return (
    <>
      <div className="row spread">
        <h2 id="slots-preview">{m.preview}</h2>
        <span className={`row ${styles.weekTurner}`}>
          <IconButton size="small" aria-label={m.previousWeek} disabled={week === 0} onClick={() => setWeek(week - 1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton size="small" aria-label={m.nextWeek} onClick={() => setWeek(week + 1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </span>
      </div>
      <p className="note">{m.previewHint}</p>
      <dl className={styles.preview} aria-labelledby="slots-preview">
        {days.map((day) => (
          <div key={day}>
            <dt>{dayWords(day).label}</dt>
            <DaySlots availability={availability} day={day} timeZone={timeZone} />
          </div>
        ))}
      </dl>
    </>
  );
}

function DaySlots({ availability, day, timeZone }: { availability: Availability; day: string; timeZone: string }) {
  const m = useMessages(availabilityMessages);
  if (availability.leaves.some(({ from, to }) => from <= day && day <= to))
    return (
      <dd>
        <span className="badge pending">{m.onLeave}</span>
      </dd>
    );
  const slots = slotsOf(availability, day, timeZone);
  return slots.length === 0 ? (
    <dd className="soft">{m.noHours}</dd>
  ) : (
    <dd>
      <ul className="num">
        {slots.map(({ time }) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </dd>
  );
}
