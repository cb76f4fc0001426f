import Button from '@mui/material/Button';
import { FileLock2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { type AskedEvidence, EvidenceDialog } from './evidence-dialog';
import { evidenceMessages } from './messages';

/** Opens the dialog that makes an evidence package about a patient. */
export function EvidenceButton(asked: AskedEvidence) {
  const m = useMessages(evidenceMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon of={FileLock2} size={18} />}
        onClick={() => setOpen(true)}
      >
        {m.open}
      </Button>
      {isOpen && <EvidenceDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  );
}
