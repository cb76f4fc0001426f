import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { KeySwitch } from '../desk/key-switch';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { replayMessages } from './messages';
import styles from './replay.module.css';

/** All keys of the replay. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(replayMessages);
  const heading = useId();
  const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['J', 'K'], m.keys.jk],
    [['Enter'], m.keys.open],
    [['P'], m.keys.play],
    [['←', '→'], m.keys.slider],
    [[m.keys.names.page], m.keys.page],
    [[m.keys.names.ends], m.keys.ends],
    [['?'], m.keys.help],
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.keys.title} note={m.keys.note} onClose={onClose} />
      <DialogContent>
        <dl className="fact-list">
          {keys.map(([names, meaning]) => (
            <div key={meaning}>
              <dt className={styles.keys}>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.limit}>
          <KeySwitch />
        </p>
      </DialogContent>
    </Dialog>
  );
}
