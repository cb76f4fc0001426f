import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { fieldsOf } from './entry-fields';
import { EntryDialog } from './entry-dialog';
import { recordMessages } from './messages';
import { kindOf, type RecordTab } from './tabs';
import { useAddEntry } from './use-add-entry';

/** Adds an entry to the patient's own record. */
export function AddEntry({ tab, onClose }: { tab: RecordTab; onClose: () => void }) {
  const m = useMessages(recordMessages);
  const { add, isPending, error } = useAddEntry(tab, ({ message }) => {
    toast.success(message);
    onClose();
  });
  return (
    <EntryDialog
      title={m[tab].addTitle}
      note={m.addNote}
      fields={fieldsOf[kindOf[tab]]}
      isPending={isPending}
      refusal={error}
      failed={m[tab].submitFailed}
      onSubmit={add}
      onClose={onClose}
    />
  );
}
