import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';
import { dismissSuccesses } from './toasts';

/** The header of a dialog: an optional portrait, the title, an optional note and a close button. */
export function DialogHead({
  id,
  title,
  note,
  portrait,
  onClose,
}: {
  id: string;
  title: string;
  note?: string;
  portrait?: ReactNode;
  onClose: () => void;
}) {
  const m = useMessages(lookMessages);
  useEffect(dismissSuccesses, []);
  return (
    <div className="dialog-head">
      {portrait}
      <div className="grow">
        <h2 id={id}>{title}</h2>
        {note && <p className="note">{note}</p>}
      </div>
      <IconButton aria-label={m.close} onClick={onClose}>
        <Icon of={X} size={22} />
      </IconButton>
    </div>
  );
}
