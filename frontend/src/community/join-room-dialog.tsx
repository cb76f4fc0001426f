import { joinRoom } from '@anamnesis/contracts/community/addresses';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { sentenceOf } from '../api/api-error';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { dialogMessages } from './dialog-messages';
import { RulesLink } from './rules-link';

/** Room ids are eight signs in two groups; more may be typed around them. */
const MAX_TYPED = 40;

interface Props {
  onJoined: (roomId: string) => void;
  onClose: () => void;
}

/** Joins a room by the id that somebody in it passed on. */
export function JoinRoomDialog({ onJoined, onClose }: Props) {
  const m = useMessages(dialogMessages);
  const [roomId, setRoomId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useCommand(joinRoom, { onDone: (reply) => onJoined(reply.roomId) });
  const submit = () => {
    setMissing(!roomId.trim());
    if (roomId.trim()) mutate({ body: { roomId } });
  };
  const refused = error && (
    <>
      <strong>{m.join.failed}</strong>
      <br />
      {sentenceOf(error, m.join.failedText)}
    </>
  );
  return (
    <FormDialog
      {...{ title: m.join.title, note: m.join.note, act: m.join.act, cancel: m.cancel }}
      {...{ isPending, onClose, onSubmit: submit }}
    >
      <Field
        label={m.join.id}
        hint={m.join.idHint}
        autoComplete="off"
        autoFocus
        value={roomId}
        inputProps={{ maxLength: MAX_TYPED, autoCapitalize: 'characters', spellCheck: false }}
        onChange={({ target }) => {
          setRoomId(target.value);
          reset();
        }}
        error={isMissing && !roomId.trim() ? m.join.idMissing : (refused ?? undefined)}
      />
      <p className="note">
        {m.join.rules} <RulesLink />
      </p>
    </FormDialog>
  );
}
