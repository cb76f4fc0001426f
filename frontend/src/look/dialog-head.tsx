import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The head of a dialog: a portrait where there is one, the title, whom it concerns, and the way out. */
export function DialogHead({
  id,
  title,
  note,
  portrait,
  onClose,
}: {
  id: string;
  title: string;
  note: string;
  portrait?: ReactNode;
  onClose: () => void;
}) {
  return (
    <div className="dialog-head">
      {portrait}
      <div className="grow">
        <h2 id={id}>{title}</h2>
        <p className="note">{note}</p>
      </div>
      <IconButton aria-label="Close" onClick={onClose}>
        <Icon of={X} size={22} />
      </IconButton>
    </div>
  );
}
