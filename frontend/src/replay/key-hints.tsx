import { KeySwitch } from '../desk/key-switch';
import { useSingleKeys } from '../desk/single-keys';
import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import styles from './replay.module.css';

/** The most important keys; one button shows all, one turns them off. */
export function KeyHints({ onHelp }: { onHelp: () => void }) {
  const m = useMessages(replayMessages);
  const [areOn] = useSingleKeys();
  return (
    <p className={`${styles.keys} note`}>
      {areOn && (
        <>
          <kbd>J</kbd> <kbd>K</kbd> {m.nextKeys} <kbd>Enter</kbd> {m.openKey}{' '}
          <button type="button" onClick={onHelp}>
            <kbd>?</kbd> {m.allKeys}
          </button>{' '}
        </>
      )}
      <KeySwitch />
    </p>
  );
}
