import { entryActions } from '@anamnesis/contracts/records/entry-actions';
import { Suspense, useState } from 'react';
import { useMessages } from '../language/messages';
import { ActionMenu, type MenuAction } from '../look/action-menu';
import { useSession } from '../signed-in/session';
import { recordMessages } from './messages';
import { RetractEntry } from './retract-entry';
import type { ShownEntry } from './shown-entry';
import { StopMedicine } from './stop-medicine';

/** Whose record an entry is in. A doctor names the appointment on which their access is based. */
export interface InRecordOf {
  patientId: string;
  appointmentId?: string;
  /** For doctors, who might have taken one patient for another. */
  patientName?: string;
}

interface Props {
  entry: ShownEntry;
  of: InRecordOf;
  /** Further actions. With them all are in a menu, also a single one: there is no room for buttons. */
  menu?: readonly MenuAction[];
}

/** What can be done with an entry: its author may retract it, and a medicine that is taken can be stopped. */
export function EntryActions({ entry, of, menu }: Props) {
  const m = useMessages(recordMessages);
  const user = useSession()?.user;
  const reader = { id: user?.id ?? '', role: user?.role === 'doctor' ? 'doctor' : 'patient', treats: true } as const;
  const { stop, retract } = entryActions(reader, entry);
  const [open, setOpen] = useState<'stop' | 'retract' | null>(null);
  const close = () => setOpen(null);
  const { title } = entry;
  const actions = [
    ...(stop ? [{ name: m.stop, label: m.stopMedicine({ title }), onChoose: () => setOpen('stop') }] : []),
    ...(retract ? [{ name: m.retract, label: m.retractEntry({ title }), onChoose: () => setOpen('retract') }] : []),
  ];
  const all = [...(menu ?? []), ...actions];
  const [first] = actions;
  if (all.length === 0) return null;
  return (
    <>
      {menu || !first || actions.length > 1 ? (
        <ActionMenu label={m.actionsOf({ title })} actions={all} />
      ) : (
        <button type="button" className="btn small text" aria-label={first.label} onClick={first.onChoose}>
          {first.name}
        </button>
      )}
      {/* The clinic's zone may still be loading. */}
      <Suspense fallback={null}>
        {open === 'stop' && <StopMedicine entry={entry} of={of} onClose={close} />}
        {open === 'retract' && <RetractEntry entry={entry} of={of} onClose={close} />}
      </Suspense>
    </>
  );
}
