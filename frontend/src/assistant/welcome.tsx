import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { useSession } from '../signed-in/session';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';
import { useReceiver } from './use-receiver';

/** Above the first message: what can be asked, and while there is none, examples that fill in the question. */
export function Welcome({ isEmpty, onExample }: { isEmpty: boolean; onExample: (question: string) => void }) {
  const m = useMessages(assistantMessages);
  const receiver = useReceiver();
  const name = useSession()?.user?.fullName.split(' ')[0] ?? '';
  const { title, ...examples } = m.examples;
  return (
    <div className={styles.welcome}>
      <p className="note">{m.welcome({ name })}</p>
      {receiver !== undefined && <p className="tag">{receiver === null ? m.onlyYou : m.sharedWith({ receiver })}</p>}
      {isEmpty && (
        <div className={styles.examples} role="group" aria-label={title}>
          {Object.values(examples).map((example) => (
            <Button key={example} size="small" onClick={() => onExample(example)}>
              {example}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
