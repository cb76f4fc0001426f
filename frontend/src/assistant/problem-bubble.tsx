import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';
import type { AnswerProblem } from './problem';

interface Props {
  problem: AnswerProblem;
  /** Null while another question is answered. */
  onRetry: (() => void) | null;
}

/** Why there is no answer, as a message of the assistant. */
export function ProblemBubble({ problem: { sentence, note }, onRetry }: Props) {
  const m = useMessages(assistantMessages);
  return (
    <div className={`${styles.bubble} ${styles.them} ${styles.failed}`}>
      <span className="sr">{m.assistant} </span>
      <p>{m.problem({ sentence })}</p>
      {note && <p className="note">{note}</p>}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      )}
    </div>
  );
}
