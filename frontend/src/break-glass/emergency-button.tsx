import Button from '@mui/material/Button';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { breakGlassMessages } from './messages';
import { OpenDialog } from './open-dialog';

interface Props {
  /** The patient whose record is opened again; by default the dialog asks for an address. */
  patientId?: string;
  label?: string;
  onOpened: (patientId: string) => void;
}

/** Leads to emergency access. */
export function EmergencyButton({ patientId, label, onOpened }: Props) {
  const m = useMessages(breakGlassMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<Icon of={Siren} size={18} />} onClick={() => setOpen(true)}>
        {label ?? m.open}
      </Button>
      {isOpen && (
        <OpenDialog
          patientId={patientId ?? null}
          onOpened={(opened) => {
            setOpen(false);
            onOpened(opened);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
