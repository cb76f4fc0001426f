import { useState } from 'react';
import { useMessages } from '../language/messages';
import { useNow } from '../time/use-now';
import { Answer } from './answer';
import type { Asked } from './asked';
import styles from './assistant.module.css';
import { askedTime } from './asked-time';
import { adviceIn, type Entry, isBeingWritten } from './conversation';
import { EmergencyBox } from './emergency-box';
import { ExcerptQuestion } from './excerpt-question';
import { assistantMessages } from './messages';
import { failureOf, problemOf } from './problem';
import { ProblemBubble } from './problem-bubble';
import { TurnAnswer } from './turn-answer';
import { Typing } from './typing';
import type { Ask } from './use-ask';

interface Props {
  entry: Entry;
  ask: Ask;
  /** Whether a question can be asked now. */
  isIdle: boolean;
}

/** A question, the advice before everything else, and what there is of its answer. */
export function TurnItem({ entry, ask, isIdle }: Props) {
  const m = useMessages(assistantMessages);
  const question = entry.from === 'tab' ? entry.asked.question : entry.turn.question;
  const advice = adviceIn(entry);
  /** Whether its answer was seen being written. It stays so: an alert that is taken back at once may not be read to its end. */
  const [isNew, setNew] = useState(false);
  if (!isNew && entry.from === 'tab' && entry.asked.progress.state === 'writing') setNew(true);
  return (
    <div className={styles.turn}>
      <p className={`${styles.bubble} ${styles.me}`}>
        <span className="sr">{m.you} </span>
        {question}
      </p>
      <p className={`note num ${styles.when}`}>{askedTime(entry.askedAt)}</p>
      {/* One element, whoever knows of the advice: it is told once, and stays where it was scrolled to. */}
      {advice && <EmergencyBox advice={advice} isNew={isNew} />}
      {entry.from === 'tab' ? (
        <OfTab asked={entry.asked} {...{ ask, isIdle }} />
      ) : (
        <OfServer entry={entry} {...{ ask, isIdle }} />
      )}
    </div>
  );
}

function OfServer({
  entry: { turn },
  ask,
  isIdle,
}: { entry: Extract<Entry, { from: 'server' }> } & Omit<Props, 'entry'>) {
  const m = useMessages(assistantMessages);
  const now = useNow();
  const again = isIdle ? () => void ask.askTurnAgain(turn) : null;
  if (turn.answer) return <TurnAnswer turn={turn} onAgain={again} />;
  if (!turn.failure && isBeingWritten(turn, now.getTime())) return <Typing />;
  return <ProblemBubble problem={failureOf(m, turn.failure)} onRetry={again} />;
}

function OfTab({ asked, ask, isIdle }: { asked: Asked } & Omit<Props, 'entry'>) {
  const m = useMessages(assistantMessages);
  const { progress, text, sources, excerpt } = asked;
  const again = isIdle ? () => void ask.askAgain(asked) : null;
  if (progress.state === 'ended') return <TurnAnswer turn={progress.turn} onAgain={again} />;
  const isStopped = progress.state === 'stopped';
  return (
    <>
      {(text !== '' || isStopped) && (
        <Answer
          {...{ text, sources, isStopped }}
          used={excerpt?.used ?? []}
          written={null}
          onAgain={isStopped ? again : null}
        />
      )}
      {progress.state === 'writing' && text === '' && <Typing />}
      {progress.state === 'failed' && <ProblemBubble problem={problemOf(m, progress.error)} onRetry={again} />}
      {progress.state === 'unconfirmed' && (
        <ExcerptQuestion
          excerpt={progress.excerpt}
          error={progress.error}
          onSend={isIdle ? (sent) => void ask.askInstead(asked, sent) : null}
        />
      )}
    </>
  );
}
