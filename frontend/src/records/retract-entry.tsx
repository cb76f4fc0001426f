import { retractEntry } from '@anamnesis/contracts/records/addresses';
import type { retractable } from '@anamnesis/contracts/records/constants';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ReasonDialog } from '../look/reason-dialog';
import { toast } from '../look/toasts';
import type { InRecordOf } from './entry-actions';
import { recordMessages } from './messages';

interface Props {
  /** An entry, or an allergy. */
  entry: { id: string; kind: (typeof retractable)[number]; title: string };
  of: InRecordOf;
  onClose: () => void;
}

/** Retracts an entry of the signed-in author, with a reason. */
export function RetractEntry({ entry: { id: entryId, kind, title }, of: { patientId, ...access }, onClose }: Props) {
  const m = useMessages(recordMessages);
  const { mutate, isPending, error } = useCommand(retractEntry, {
    onDone: () => {
      toast.success(m.retracted);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={m.retract}
      note={m.retractNote}
      words={{ reason: m.reason, reasonHint: m.whoReads, sayWhy: m.sayWhy, keep: m.keep, act: m.retract }}
      most={500}
      pending={isPending}
      problem={error && { title: m.retractFailed, text: error.message }}
      onSubmit={(reason) => mutate({ params: { patientId, entryId }, body: { kind, reason, ...access } })}
      onClose={onClose}
    >
      <p className="voice">{title}</p>
    </ReasonDialog>
  );
}
