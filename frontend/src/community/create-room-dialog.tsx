import { createRoom } from '@anamnesis/contracts/community/addresses';
import { MAX_ROOM_DESCRIPTION, MAX_ROOM_NAME } from '@anamnesis/contracts/community/constants';
import { UsersRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { dialogMessages } from './dialog-messages';
import styles from './room.module.css';
import { RulesLink } from './rules-link';

interface Props {
  onCreated: (roomId: string) => void;
  onClose: () => void;
}

/** Creates a room, of which the person is the first member. */
export function CreateRoomDialog({ onCreated, onClose }: Props) {
  const m = useMessages(dialogMessages);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', description: '' } });
  const { mutate, isPending, error } = useCommand(createRoom, {
    onDone: ({ room: { _id: roomId } }) => {
      toast.success(m.create.done, m.create.doneText({ roomId }));
      onCreated(roomId);
    },
  });
  const submit = handleSubmit(({ name, description }) => mutate({ body: { name, description } }));
  return (
    <FormDialog
      {...{ title: m.create.title, note: m.create.note, act: m.create.act, cancel: m.cancel }}
      {...{ isPending, isDirty: formState.isDirty, onClose }}
      onSubmit={() => void submit()}
    >
      <Field
        label={m.create.name}
        autoComplete="off"
        inputProps={{ maxLength: MAX_ROOM_NAME }}
        error={formState.errors.name?.message ?? error?.fields.name}
        {...register('name', { validate: (text) => text.trim() !== '' || m.create.nameMissing })}
      />
      <Field
        label={m.create.about}
        optional
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_ROOM_DESCRIPTION }}
        error={error?.fields.description}
        {...register('description')}
      />
      <p className={`note ${styles.after}`}>
        <Icon of={UsersRound} size={18} />
        <span>
          {m.create.who} <RulesLink />
        </span>
      </p>
      {!isPending && error && <Problem title={m.create.failed} text={error.message} />}
    </FormDialog>
  );
}
