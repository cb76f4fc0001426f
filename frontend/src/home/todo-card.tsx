import type { ActivityView } from '@anamnesis/contracts/accounts/routes';
import { activityTexts } from '../activities/activity-texts';
import { activityMessages } from '../activities/messages';
import { useDoneToday } from '../activities/use-done-today';
import { homeMessages } from './messages';
import { useMessages } from '../language/messages';
import { Sentence, SLOT } from '../language/sentence';
import { weekOf } from './moments';
import styles from './home.module.css';

function Streak({ streak, maxStreak, now }: { streak: number; maxStreak: number; now: Date }) {
  const m = useMessages(homeMessages);
  const week = weekOf(streak, now);
  const done = week.filter((day) => day === 'done' || day === 'now').length;
  return (
    <>
      <p className="note">
        <Sentence text={m.inARow({ days: SLOT })}>
          <strong className="num">{m.days({ days: streak })}</strong>
        </Sentence>{' '}
        <Sentence text={m.longest({ days: SLOT })}>
          <span className="num">{maxStreak}</span>
        </Sentence>
      </p>
      <div className={styles.week} role="img" aria-label={m.weekSummary({ days: done })}>
        {week.map((day, index) => (
          <span key={index} data-day={day}>
            <i />
            {m.weekdays[index]}
          </span>
        ))}
      </div>
    </>
  );
}

/** The activity suggested at sign-in, and the sign-in streak. The checkbox completes the activity for the day. */
export function TodoCard({
  activity,
  streak,
  now,
}: {
  activity: ActivityView | null;
  streak: { streak: number; maxStreak: number } | null;
  now: Date;
}) {
  const m = useMessages(homeMessages);
  const texts = useMessages(activityMessages);
  const { isDone, complete } = useDoneToday();
  const completed = activity !== null && isDone(activity.title);
  const shown = activity && activityTexts(texts, activity);
  return (
    <section className="card" aria-labelledby="home-todo">
      <h2 id="home-todo">{m.todo}</h2>
      {activity && shown ? (
        <label className={styles.todo}>
          <input
            className="tick"
            type="checkbox"
            aria-label={m.completed}
            checked={completed}
            onChange={() => complete(activity.title)}
          />
          <span className="grow">
            <strong className={completed ? styles.struck : undefined}>{shown.title}</strong>
            <span className="note">{shown.content}</span>
            <span className="tag">{shown.type}</span>
          </span>
        </label>
      ) : (
        <p className={`note ${styles.todo}`}>{m.todoLoading}</p>
      )}
      <div className={styles.streak}>{streak && <Streak {...streak} now={now} />}</div>
    </section>
  );
}
