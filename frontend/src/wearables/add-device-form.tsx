import { addWearable } from '@anamnesis/contracts/wearables/addresses';
import { MAX_DEVICE_NAME } from '@anamnesis/contracts/wearables/constants';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { wearableMessages } from './messages';
import styles from './wearables.module.css';

/** Asks for the name of a device and adds it. A name that another device has is refused at the field. */
export function AddDeviceForm({ onAdded }: { onAdded: () => void }) {
  const m = useMessages(wearableMessages);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useCommand(addWearable, {
    onDone: (_, { body }) => {
      toast.success(m.added({ name: body.deviceName.trim() }));
      onAdded();
    },
  });
  const isMissing = name.trim() === '';
  const isTaken = error?.code === 'WEARABLE_NAME_TAKEN';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isPending) mutate({ body: { deviceName: name } });
  };
  const problem = isTried && isMissing ? m.nameMissing : isTaken ? error.message : undefined;
  return (
    <form className={styles.adding} noValidate onSubmit={submit}>
      <div className={styles.addRow}>
        <Field
          label={m.deviceName}
          value={name}
          placeholder={m.placeholder}
          inputProps={{ maxLength: MAX_DEVICE_NAME, autoComplete: 'off' }}
          onChange={({ target }) => {
            setName(target.value);
            if (error) reset();
          }}
          error={problem}
        />
        <Button look="primary" type="submit" disabled={isPending}>
          {isPending ? m.adding : m.add}
        </Button>
      </div>
      {!isPending && error && !isTaken && <Problem title={m.addFailed} text={sentenceOf(error, m.nothingLost)} />}
    </form>
  );
}
