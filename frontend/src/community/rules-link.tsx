import { useState } from 'react';
import { useMessages } from '../language/messages';
import { roomMessages } from './room-messages';
import styles from './room.module.css';
import { RulesDialog } from './rules-dialog';

/** Opens the rules of the rooms. */
export function RulesLink() {
  const m = useMessages(roomMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.members} onClick={() => setOpen(true)}>
        {m.rules}
      </button>
      {isOpen && <RulesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
