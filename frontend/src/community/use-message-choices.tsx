import { blockPerson, hideMessageForMe, showMessageForMe } from '@anamnesis/contracts/community/addresses';
import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { sentenceOf } from '../api/api-error';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { ReportDialog } from './report-dialog';
import { roomMessages } from './room-messages';
import { RulesDialog } from './rules-dialog';
import { readRoomsAgain } from './use-room-log';

/** What a person can do with a message of somebody else. */
export interface MessageChoices {
  hide: (message: RoomMessage) => void;
  show: (message: RoomMessage) => void;
  report: (message: RoomMessage) => void;
  block: (username: string) => void;
  readRules: () => void;
}

/** The choices about messages, and the dialogs that they open. */
export function useMessageChoices(now: Date) {
  const m = useMessages(roomMessages);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<RoomMessage | 'rules' | null>(null);
  const readAgain = () => readRoomsAgain(client);
  const hiding = useCommand(hideMessageForMe, {
    onDone: readAgain,
    onRefused: (error) => toast.error(m.hideFailed, sentenceOf(error, m.nothingLost)),
  });
  const showing = useCommand(showMessageForMe, {
    onDone: readAgain,
    onRefused: (error) => toast.error(m.showFailed, sentenceOf(error, m.nothingLost)),
  });
  const blocking = useCommand(blockPerson, {
    onDone: (_, { body }) => {
      readAgain();
      toast.success(m.blocked({ who: body.username }), m.unblockWhere);
    },
    onRefused: (error, { body }) =>
      toast.error(m.blockFailed({ who: body.username }), sentenceOf(error, m.nothingLost)),
  });
  const choose: MessageChoices = {
    hide: ({ _id }) => hiding.mutate({ body: { messageId: _id } }),
    show: ({ _id }) => showing.mutate({ body: { messageId: _id } }),
    report: setDialog,
    block: (username) => blocking.mutate({ body: { username } }),
    readRules: () => setDialog('rules'),
  };
  const close = () => setDialog(null);
  const dialogs: ReactNode = (
    <>
      {dialog === 'rules' && <RulesDialog onClose={close} />}
      {dialog !== null && dialog !== 'rules' && (
        <ReportDialog message={dialog} now={now} onReported={readAgain} onClose={close} />
      )}
    </>
  );
  return { choose, dialogs };
}
