import { entryActions } from '@anamnesis/contracts/records/entry-actions';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { useSession } from '../signed-in/session';
import { recordMessages } from './messages';
import { RetractEntry } from './retract-entry';
import type { ShownEntry } from './shown-entry';
import { StopMedicine } from './stop-medicine';

/** Whose record an entry is in. A doctor names the appointment on which their access is based. */
export interface InRecordOf {
  patientId: string;
  appointmentId?: string;
}

/** What can be done with an entry: its author may retract it, and a medicine that is taken can be stopped. */
export function EntryActions({ entry, of }: { entry: ShownEntry; of: InRecordOf }) {
  const m = useMessages(recordMessages);
  const user = useSession()?.user;
  const reader = { id: user?.id ?? '', role: user?.role === 'doctor' ? 'doctor' : 'patient', treats: true } as const;
  const { stop, retract } = entryActions(reader, entry);
  const [open, setOpen] = useState<'stop' | 'retract' | null>(null);
  const close = () => setOpen(null);
  const { title } = entry;
  return (
    <>
      {(stop || retract) && (
        <span className="row wrap">
          {stop && (
            <button
              type="button"
              className="btn small text"
              aria-label={m.stopMedicine({ title })}
              onClick={() => setOpen('stop')}
            >
              {m.stop}
            </button>
          )}
          {retract && (
            <button
              type="button"
              className="btn small text"
              aria-label={m.retractEntry({ title })}
              onClick={() => setOpen('retract')}
            >
              {m.retract}
            </button>
          )}
        </span>
      )}
      {open === 'stop' && <StopMedicine entry={entry} of={of} onClose={close} />}
      {open === 'retract' && <RetractEntry entry={entry} of={of} onClose={close} />}
    </>
  );
}
