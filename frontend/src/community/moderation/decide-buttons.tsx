import { MAX_MODERATION_NOTES } from '@anamnesis/contracts/community/constants';
import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useVerb } from '../../desk/use-verb';
import { useMessages } from '../../language/messages';
import { ReasonDialog } from '../../look/reason-dialog';
import { toast } from '../../look/toasts';
import { HideDialog, RemoveDialog, useSeen } from './decide-dialogs';
import { moderationMessages } from './messages';

/** The possible decisions on the surrounding message. */
export function DecideButtons() {
  const m = useMessages(moderationMessages);
  const record = useRecordContext<ReportedMessage>();
  const [dialog, setDialog] = useState<'hide' | 'dismiss' | 'remove' | null>(null);
  if (!record?.context) return null;
  // The words are gone with the account: nothing is left to decide.
  if (record.sender === '') return <span className="note">{m.erasedText}</span>;
  const close = () => setDialog(null);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {record.isMember ? (
        <Button variant="outlined" color="error" onClick={() => setDialog('remove')}>
          {m.remove}
        </Button>
      ) : (
        <span className="note">{m.removed}</span>
      )}
      {record.state === 'open' && (
        <Button variant="outlined" onClick={() => setDialog('dismiss')}>
          {m.dismiss}
        </Button>
      )}
      {record.state !== 'hidden' && (
        <Button variant="act" onClick={() => setDialog('hide')}>
          {m.hide}
        </Button>
      )}
      {dialog === 'hide' && <HideDialog reported={record} onClose={close} />}
      {dialog === 'dismiss' && <DismissDialog reported={record} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog reported={record} onClose={close} />}
    </Stack>
  );
}

function DismissDialog({ reported: { id, version }, onClose }: { reported: ReportedMessage; onClose: () => void }) {
  const m = useMessages(moderationMessages);
  const { mutate, isPending, error } = useVerb('dismissReports', {
    onDone: () => {
      toast.success(m.isNowKept);
      onClose();
    },
  });
  const seen = useSeen(version, error);
  return (
    <ReasonDialog
      title={m.dismiss}
      note={m.dismissNote}
      words={{ reason: m.whyKept, reasonHint: m.whyKeptHint, sayWhy: m.sayWhy, keep: m.keep, act: m.dismiss }}
      most={MAX_MODERATION_NOTES}
      pending={isPending}
      problem={error && { title: m.decideFailed, text: error.message }}
      onSubmit={(notes) => mutate({ params: { id }, body: { seen, notes } })}
      onClose={onClose}
    />
  );
}
