import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { insightMessages } from '../insights/messages';
import { OwnKeyFields } from '../insights/own-key-form';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { assistantMessages } from './messages';

/** Asks with the patient's own key of an AI provider, the same as for the explanation of reports. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(assistantMessages);
  const { ownKey } = useMessages(insightMessages);
  const heading = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={heading}>
      <DialogHead id={heading} title={ownKey} note={m.ownKeyNote} onClose={onClose} />
      <DialogContent>
        <OwnKeyFields />
      </DialogContent>
    </Dialog>
  );
}
