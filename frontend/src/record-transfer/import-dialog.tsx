import type { ReadBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { ChooseFile } from './choose-file';
import { ImportPreview } from './import-preview';
import { transferMessages } from './messages';

/** Adds entries of a file to the own record: choose the file, look at what is in it, choose the entries. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(transferMessages);
  const heading = useId();
  const [bundle, setBundle] = useState<ReadBundle | null>(null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogHead id={heading} title={m.importTitle} note={m.importNote} onClose={onClose} />
      {bundle ? (
        <ImportPreview bundle={bundle} onAnother={() => setBundle(null)} onClose={onClose} />
      ) : (
        <ChooseFile onRead={setBundle} onClose={onClose} />
      )}
    </Dialog>
  );
}
