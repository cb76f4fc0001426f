import { readCode } from '@anamnesis/contracts/prescriptions/code';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { prescriptionMessages } from './messages';
import styles from './check.module.css';

/** The input of a verification code. A typing mistake is found here, before anything is sent. */
export function CodeForm({ code, onCheck }: { code: string; onCheck: (code: string) => void }) {
  const m = useMessages(prescriptionMessages);
  const [typed, setTyped] = useState(code);
  const [isWrong, setIsWrong] = useState(code !== '' && readCode(code) === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCode(typed);
    setIsWrong(read === null);
    if (read !== null) onCheck(read);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={m.code}
        hint={m.codeHint}
        error={isWrong ? m.codeIncomplete : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="primary">
        {m.check}
      </Button>
    </form>
  );
}
