import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import styles from './replay.module.css';

/** The most important keys; the button shows all. */
export function KeyHints({ onHelp }: { onHelp: () => void }) {
  const m = useMessages(replayMessages);
  return (
    <p className={`${styles.keys} note`}>
      <kbd>J</kbd> <kbd>K</kbd> {m.nextKeys} <kbd>Enter</kbd> {m.openKey}{' '}
      <button type="button" onClick={onHelp}>
        <kbd>?</kbd> {m.allKeys}
      </button>
    </p>
  );
}
