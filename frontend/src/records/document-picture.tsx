import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHead } from '../look/dialog-head';
import styles from './entry-document.module.css';

interface Props {
  title: string;
  name: string;
  /** The blob URL of the picture. */
  src: string;
  onClose: () => void;
}

/** A document that is a picture, in a dialog. */
export function DocumentPicture({ title, name, src, onClose }: Props) {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" aria-labelledby={heading}>
      <DialogHead id={heading} title={title} note={name} onClose={onClose} />
      <DialogContent>
        <img className={styles.picture} src={src} alt={name} />
      </DialogContent>
    </Dialog>
  );
}
