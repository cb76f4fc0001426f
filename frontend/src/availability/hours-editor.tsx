import { USUAL_HOURS, sameHours, type WeeklyHours, WEEKDAYS } from '@anamnesis/contracts/availability/availability';
import { MAX_HOURS_A_DAY } from '@anamnesis/contracts/availability/constants';
import { TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import Button from '@mui/material/Button';
import { Copy, Plus } from 'lucide-react';
import { useId } from 'react';
import { listText } from '../language/list-text';
import { Icon } from '../look/icon';
import { SelectField } from '../look/select-field';
import { HoursRow } from './hours-row';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import { FIRST_WEEK, slotLengths, weekdayName, withChanged, withMondayCopied, withMore, without } from './week-draft';
import styles from './availability.module.css';

interface Props {
  week: WeeklyHours;
  /** Error texts by the index of the hours in the week. */
  problems: ReadonlyMap<number, string>;
  onChange: (week: WeeklyHours) => void;
}

/** Form for a doctor's week: the usual hours as a sentence, own hours day by day. */
export function HoursEditor({ week, problems, onChange }: Props) {
  const m = useMessages(availabilityMessages);
  if (sameHours(week, USUAL_HOURS))
    return (
      <>
        <p className="num">
          <strong>{m.usualHours}</strong>
          <br />
          {m.everyDay({ times: listText(TIME_SLOTS), minutes: USUAL_HOURS.slotMinutes })}
        </p>
        <div>
          <Button variant="tonal" onClick={() => onChange(FIRST_WEEK)}>
            {m.setOwnHours}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div className={styles.slotLength}>
        <SelectField
          label={m.slotLength}
          value={String(week.slotMinutes)}
          options={slotLengths(week.slotMinutes).map((count) => ({
            value: String(count),
            label: m.minutes({ count }),
          }))}
          onChange={({ target }) => onChange({ ...week, slotMinutes: Number(target.value) })}
        />
      </div>
      {WEEKDAYS.map((weekday) => (
        <DayHours key={weekday} {...{ weekday, week, problems, onChange }} />
      ))}
      <div className="row wrap spread">
        <span className="note">{m.untilMidnight}</span>
        <Button onClick={() => onChange(USUAL_HOURS)}>{m.backToUsual}</Button>
      </div>
    </>
  );
}

function DayHours({ weekday, week, problems, onChange }: Props & { weekday: number }) {
  const m = useMessages(availabilityMessages);
  const heading = useId();
  const name = weekdayName(weekday);
  const ofDay = week.hours.flatMap((hours, at) => (hours.weekday === weekday ? [{ hours, at }] : []));
  return (
    <div className={styles.dayHours} role="group" aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className="stack">
        {ofDay.length === 0 && <p className={`note ${styles.closed}`}>{m.closed}</p>}
        {ofDay.map(({ hours, at }) => (
          <HoursRow
            key={at}
            weekday={name}
            hours={hours}
            problem={problems.get(at)}
            onChange={(change) => onChange(withChanged(week, at, change))}
            onRemove={() => onChange(without(week, at))}
          />
        ))}
      </div>
      <div className={styles.dayActs}>
        <Button
          size="small"
          startIcon={<Icon of={Plus} size={18} />}
          aria-label={m.addHoursOn({ weekday: name })}
          disabled={ofDay.length >= MAX_HOURS_A_DAY}
          onClick={() => onChange(withMore(week, weekday))}
        >
          {m.addHours}
        </Button>
        {weekday === 1 && ofDay.length > 0 && (
          <Button
            size="small"
            startIcon={<Icon of={Copy} size={18} />}
            onClick={() => onChange(withMondayCopied(week))}
          >
            {m.copyMonday}
          </Button>
        )}
      </div>
    </div>
  );
}
