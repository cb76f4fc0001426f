import type { FormEvent } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { prescriptionMessages } from './messages';
import styles from './check.module.css';

interface Props {
  code: string;
  /** Whether the code was to be checked and cannot be one: a typing mistake, found before anything is sent. */
  isWrong: boolean;
  onType: (typed: string) => void;
  onCheck: () => void;
}

/** The input of a verification code. */
export function CodeForm({ code, isWrong, onType, onCheck }: Props) {
  const m = useMessages(prescriptionMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={m.code}
        hint={m.codeHint}
        error={isWrong ? m.codeWrong : undefined}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="submit" look="primary">
        {m.check}
      </Button>
    </form>
  );
}
