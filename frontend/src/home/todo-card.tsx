import type { SuggestionReason } from '@anamnesis/contracts/profiles/suggestion';
import type { ActivityView } from '@anamnesis/contracts/accounts/routes';
import { activityTexts } from '../activities/activity-texts';
import { activityMessages } from '../activities/messages';
import { useDoneToday } from '../activities/use-done-today';
import { deferMessages } from '../language/deferred-messages';
import { homeMessages } from './messages';
import { useMessages } from '../language/messages';
import { Sentence, SLOT } from '../language/sentence';
import { ownZone } from '../language/own-zone';
import { dayOf } from '../time/clinic-time';
import { weekOf } from './moments';
import styles from './todo.module.css';

/** The sign-in streak, and the days with a sign-in of the last week. */
export interface StreakView {
  streak: number;
  maxStreak: number;
  signedInOn: readonly string[];
}

function Streak({ streak, maxStreak, signedInOn, now }: StreakView & { now: Date }) {
  const m = useMessages(homeMessages);
  const week = weekOf(signedInOn, dayOf(now, ownZone()));
  const done = week.filter(({ signedIn }) => signedIn).length;
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
        {week.map(({ kind }, index) => (
          <span key={index} data-day={kind}>
            <i />
            {m.weekdays[index]}
          </span>
        ))}
      </div>
    </>
  );
}

/** The offered interests have names in each language; others are shown as the patient typed them. */
const profileTexts = deferMessages(
  async () => (await import('../profiles/patient-profile-messages')).patientProfileMessages,
);

function Reason({ code, name }: SuggestionReason) {
  const text = useMessages(homeMessages).reasons[code];
  const names: Readonly<Record<string, string>> = profileTexts.useTexts()?.interestNames ?? {};
  const interest = name ?? '';
  return <span className="note">{typeof text === 'string' ? text : text({ name: names[interest] ?? interest })}</span>;
}

/** The activity suggested for today with the reason, and the sign-in streak. The checkbox completes the activity for the day. */
export function TodoCard({
  activity,
  reason,
  streak,
  now,
}: {
  activity: ActivityView | null;
  /** Null until the profile is loaded. */
  reason: SuggestionReason | null;
  streak: StreakView | null;
  now: Date;
}) {
  const m = useMessages(homeMessages);
  const texts = useMessages(activityMessages);
  const { isDone, complete } = useDoneToday();
  const completed = activity !== null && isDone(activity.title);
  const shown = activity && activityTexts(texts, activity);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="home-todo">
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
            {reason && <Reason {...reason} />}
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
