import { activities } from '@anamnesis/contracts/activities/constants';
import Button from '@mui/material/Button';
import { Check, Dumbbell, Footprints, Sprout, Waves, type LucideIcon } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { PageTitle } from '../look/page-title';
import { activityMessages } from './messages';
import { useDoneToday } from './use-done-today';
import styles from './activities.module.css';

const icons: Readonly<Record<(typeof activities)[number]['title'], LucideIcon>> = {
  'Morning Jog': Footprints,
  'Yoga Session': Waves,
  'Strength Training': Dumbbell,
  'Evening Walk': Sprout,
};

/** The four daily activities, with today's suggestion and those completed today. */
export default function ActivityList() {
  const m = useMessages(activityMessages);
  const { suggested, isDone, complete } = useDoneToday();
  return (
    <>
      <PageTitle title={m.title} note={m.note} />
      <ul className={styles.activities}>
        {activities.map(({ title }) => (
          <li key={title} className="card">
            <span className={styles.ic}>
              <Icon of={icons[title]} size={26} />
            </span>
            <div className="grow">
              <h2>{m.activities[title].title}</h2>
              <p className="note">{m.activities[title].content}</p>
              <p className="row wrap" style={{ marginTop: 10 }}>
                <span className="tag">{m.activities[title].type}</span>
                {title === suggested?.title && <span className={`badge completed ${styles.today}`}>{m.today}</span>}
              </p>
            </div>
            {isDone(title) ? (
              <span className={`badge active ${styles.doneToday}`}>
                <Icon of={Check} size={16} />
                {m.doneToday}
              </span>
            ) : (
              <Button
                variant="outlined"
                aria-label={m.markDone({ title: m.activities[title].title })}
                onClick={() => complete(title)}
              >
                {m.done}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
