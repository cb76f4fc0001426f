import { leaveRoom } from '@anamnesis/contracts/community/addresses';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { dialogMessages } from './dialog-messages';

interface Props {
  room: { id: string; name: string };
  onLeft: () => void;
  onClose: () => void;
}

/** Asks before the person leaves a room. */
export function LeaveRoomDialog({ room, onLeft, onClose }: Props) {
  const m = useMessages(dialogMessages);
  const { mutate, isPending, error } = useCommand(leaveRoom, {
    onDone: () => {
      toast.success(m.leave.done);
      onLeft();
    },
  });
  return (
    <FormDialog
      {...{ title: m.leave.title, note: room.name, act: m.leave.act, cancel: m.cancel, look: 'error' }}
      {...{ isPending, onClose }}
      onSubmit={() => mutate({ body: { roomId: room.id } })}
    >
      <p>{m.leave.text({ roomId: room.id })}</p>
      {!isPending && error && <Problem title={m.leave.failed} text={sentenceOf(error, m.leave.failedText)} />}
    </FormDialog>
  );
}
