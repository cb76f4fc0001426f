import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { useEmergencyNumber } from './use-emergency-number';
import { dialogMessages } from './dialog-messages';
import styles from './room.module.css';

/** The rules by which messages are hidden. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const emergencyNumber = useEmergencyNumber();
  const { rules: m } = useMessages(dialogMessages);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.title} note={m.note} onClose={onClose} />
      <DialogContent className="stack">
        <ul className={styles.rules}>
          <li>{m.medicines}</li>
          <li>{m.selling}</li>
          <li>{m.attacks}</li>
          <li>{m.danger({ number: emergencyNumber })}</li>
        </ul>
        <p className="note">{m.hidden}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
